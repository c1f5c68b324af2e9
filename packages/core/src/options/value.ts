import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import { nearestNames } from '../values/nearest.ts'
import { languageNamed, languageNames, namesOf } from './names.ts'
import type { NameKind, OptionValue } from './table.ts'

/** What is wrong with a value. */
export interface ValueProblem {
  readonly code: 'number' | 'range' | 'switch' | 'text' | 'name' | 'messages' | 'object' | 'json'
  /** What follows the option's own name, `[0].role`; empty for the value as a whole. */
  readonly path: string
  /** What would be right and what was given, `expected a number from 0 to 2, got 9`. */
  readonly detail: string
  readonly validValues?: readonly string[]
  /** What may have been meant, best first. */
  readonly suggestions?: readonly string[]
}

/** A value as the generator takes it, or what is wrong with it. */
export type ReadValue =
  | { readonly value: unknown; readonly problem?: never }
  | { readonly value?: never; readonly problem: ValueProblem }

const LONGEST_SHOWN = 80

/** A value of the reader's as it may stand in a sentence: on one line, and not endless. */
export function shownValue(value: unknown): string {
  const text = typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : JSON.stringify(value)
  const line = text ?? String(value)
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line
}

const wrong = (code: ValueProblem['code'], expected: string, given: unknown, path = ''): ReadValue => ({
  problem: { code, path, detail: `expected ${expected}, got ${shownValue(given)}` },
})

/**
 * Reads a value as JSON gives it.
 *
 * @example
 * readValue({ kind: 'number', least: 0, most: 2, whole: false }, 9).problem?.detail // expected a number from 0 to 2, got 9
 */
export function readValue(kind: OptionValue, value: unknown): ReadValue {
  switch (kind.kind) {
    case 'number':
      return readNumber(kind, value, value)
    case 'switch':
      return typeof value === 'boolean' ? { value } : wrong('switch', 'true or false', value)
    case 'text':
      return typeof value === 'string' ? { value } : wrong('text', 'a text', value)
    case 'name':
      return readName(kind.of, value)
    case 'messages':
      return readMessages(kind.most, value)
    case 'object':
      return isObject(value) ? { value } : wrong('object', 'a JSON object such as {"seed": 7}', value)
    case 'json':
      return { value }
  }
}

const ON: readonly string[] = ['true', '1', 'on', 'yes', '']
const OFF: readonly string[] = ['false', '0', 'off', 'no']
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * Reads a value as a command line, an address or a form gives it: as text. A switch that is named alone is on.
 *
 * @example
 * readText({ kind: 'switch' }, '').value // true
 */
export function readText(kind: OptionValue, text: string): ReadValue {
  switch (kind.kind) {
    case 'number':
      return readNumber(kind, NUMBER.test(text.trim()) ? Number(text) : Number.NaN, text)
    case 'switch':
      if (ON.includes(text) || OFF.includes(text)) return { value: ON.includes(text) }
      return wrong('switch', 'true or false', text)
    case 'messages':
    case 'object': {
      const value = parsed(text)
      return value === undefined ? readValue(kind, text) : readValue(kind, value)
    }
    default:
      return readValue(kind, text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param given the number as it was written, for the message */
function readNumber({ least, most, whole }: Extract<OptionValue, { kind: 'number' }>, value: unknown, given: unknown) {
  const expected = `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`
  if (typeof value !== 'number' || Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return wrong('number', expected, given)
  return value < least || value > most ? wrong('range', expected, given) : { value }
}

function readName(of: NameKind, value: unknown): ReadValue {
  const valid = namesOf(of)
  if (typeof value === 'string') {
    const name = valid.includes(value) ? value : of === 'language' ? languageNamed(value) : undefined
    if (name !== undefined) return { value: name }
  }
  return { problem: nameProblem(value, valid, typeof value === 'string' ? nearest(of, value, valid) : []) }
}

/** Languages are meant by their other names, too. */
function nearest(of: NameKind, value: string, valid: readonly string[]): string[] {
  if (of !== 'language') return nearestNames(value, valid)
  const known = nearestNames(value, LANGUAGE_RECORDS.flatMap(languageNames), LANGUAGE_RECORDS.length)
  return [...new Set(known.flatMap((name) => languageNamed(name) ?? []))]
}

/**
 * What is wrong with a name that is none of those that there are.
 *
 * @param suggestions what may have been meant; the nearest names when not given
 */
export function nameProblem(
  value: unknown,
  validValues: readonly string[],
  suggestions: readonly string[] = nearestNames(String(value), validValues),
): ValueProblem {
  const meant = suggestions.length === 0 ? '' : `; did you mean ${suggestions.join(' or ')}?`
  return {
    code: 'name',
    path: '',
    detail: `expected one of ${validValues.join(', ')}, got ${shownValue(value)}${meant}`,
    validValues,
    suggestions,
  }
}

const A_LIST = 'a list such as [{"role": "user", "content": "Hello"}]'

function readMessages(most: number, value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong('messages', A_LIST, value)
  if (value.length > most) return wrong('messages', `at most ${most} messages`, value.length)
  for (const [index, message] of value.entries()) {
    if (!isObject(message)) return wrong('messages', 'an object with a role', message, `[${index}]`)
    const { role, content } = message as { role?: unknown; content?: unknown }
    if (typeof role !== 'string' || role === '') return wrong('messages', 'the role as a text', role, `[${index}].role`)
    if (!isContent(content)) return wrong('messages', 'a text, a list of parts or null', content, `[${index}].content`)
  }
  return { value }
}

const isContent = (content: unknown): boolean =>
  content === undefined ||
  content === null ||
  typeof content === 'string' ||
  (Array.isArray(content) && content.every(isObject))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
