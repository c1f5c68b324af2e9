import { REASONING_LEVELS } from '../model/thinking.ts'
import { SnippetInputError } from '../values/errors.ts'
import { readVariant } from './chat-variant.ts'
import { OPTION_VALUES } from './option-facts.generated.ts'
import type { SnippetOptions } from './options.ts'

/** A number within limits. */
export interface NumberValue {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly whole: boolean
}

/** A string, optionally with a maximum length. */
export interface TextValue {
  readonly kind: 'text'
  readonly most?: number
}

/** A value that can be validated without a registry; names in a list aren’t checked. */
export type PlainValue =
  | NumberValue
  | TextValue
  | { readonly kind: 'switch' | 'object' }
  /** A list of names, with a maximum length. */
  | { readonly kind: 'names'; readonly of: 'provider'; readonly most: number }
  /** A list of chat messages, with a maximum length. */
  | { readonly kind: 'messages'; readonly most: number }
  /** A list of JSON objects. */
  | { readonly kind: 'objects' }

/** The roles of chat messages, as the API names them. */
export const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'] as const

/** A problem with an option's value. */
export interface ValueProblem {
  readonly code: 'number' | 'range' | 'switch' | 'text' | 'name' | 'names' | 'messages' | 'object' | 'objects' | 'json'
  /** Path within the option, such as `[0].role`; empty for the whole value. */
  readonly path: string
  /** What was expected and what was given: `expected a number from 0 to 2, got 9`. */
  readonly detail: string
  readonly validValues?: readonly string[]
  /** Names that may have been meant, best first. */
  readonly suggestions?: readonly string[]
}

/** A valid value, or the problem with it. */
export type ReadValue =
  | { readonly value: unknown; readonly problem?: never }
  | { readonly value?: never; readonly problem: ValueProblem }

const VALUES = Object.entries(OPTION_VALUES) as readonly (readonly [keyof typeof OPTION_VALUES, PlainValue])[]

/**
 * Validates the values of options, whether or not they have an effect.
 *
 * @throws SnippetInputError naming the field that holds what no such option can hold
 */
export function checkOptionValues(options: SnippetOptions): void {
  for (const [name, kind] of VALUES) {
    const value: unknown = options[name]
    if (value === undefined || (value === null && (kind.kind === 'number' || kind.kind === 'objects'))) continue
    const { problem } = readPlainValue(kind, value)
    if (problem !== undefined) throw new SnippetInputError(`options.${name}${problem.path}`, problem.detail)
  }
  expectKnown('reasoningLevel', options.reasoningLevel, REASONING_LEVELS)
  readVariant(options)
}

/** Validates a value from JSON; names in a list aren’t checked. */
export function readPlainValue(kind: PlainValue, value: unknown): ReadValue {
  switch (kind.kind) {
    case 'number':
      return judgeNumber(kind, value, value)
    case 'switch':
      return typeof value === 'boolean' ? { value } : noSwitch(value)
    case 'text':
      return readTextValue(kind, value)
    case 'names':
      return readNameList(kind.most, value)
    case 'messages':
      return readMessages(kind.most, value)
    case 'objects':
      return readObjects(value)
    case 'object':
      return isObject(value) ? { value } : wrong('object', 'a JSON object such as {"seed": 7}', value)
  }
}

function readTextValue({ most = Number.POSITIVE_INFINITY }: TextValue, value: unknown): ReadValue {
  if (typeof value !== 'string') return wrong('text', 'a string', value)
  return value.length > most ? wrong('text', `at most ${most} characters`, value.length) : { value }
}

const LONGEST_SHOWN = 80

/** Formats a value for an error message: on one line, and shortened. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value) && value.length > LONGEST_SHOWN) return `an array of ${value.length} items`
  const text = typeof value === 'bigint' || typeof value === 'symbol' ? String(value) : asJson(value)
  const line = text ?? String(value)
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line
}

function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return 'a value that isn’t JSON'
  }
}

/**
 * Throws if a name isn't one of the valid ones.
 *
 * @param field of the options
 * @throws SnippetInputError naming those that are
 */
export function expectKnown(field: string, given: string | undefined, valid: readonly string[]): void {
  if (given === undefined || valid.includes(given)) return
  throw new SnippetInputError(`options.${field}`, `expected one of ${valid.join(', ')}, got ${shownValue(given)}`)
}

/** Creates a problem that says what was expected and what was given. */
export const wrong = (code: ValueProblem['code'], expected: string, given: unknown, path = ''): ReadValue => ({
  problem: { code, path, detail: `expected ${expected}, got ${shownValue(given)}` },
})

/** Describes a valid number for error messages. */
export const expectedNumber = ({ least, most, whole }: NumberValue): string =>
  `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`

/** @param given the number as it was written, for the message */
export function judgeNumber(kind: NumberValue, value: unknown, given: unknown): ReadValue {
  const { least, most, whole } = kind
  const expected = expectedNumber(kind)
  // JSON doesn’t support such numbers.
  if (typeof given === 'number' && !Number.isFinite(given))
    return { problem: { code: 'number', path: '', detail: `${given} is not ${expected}` } }
  if (typeof value !== 'number' || Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return wrong('number', expected, given)
  return value < least || value > most ? wrong('range', expected, given) : { value }
}

/** Creates a problem for a value that should be true or false. */
export const noSwitch = (value: unknown): ReadValue => ({
  problem: {
    code: 'switch',
    path: '',
    detail: `expected true or false, got ${shownValue(value)}`,
    validValues: ['true', 'false'],
  },
})

function readNameList(most: number, value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong('names', 'an array of names, such as ["groq", "together"]', value)
  if (value.length > most) return wrong('names', `at most ${most} names`, value.length)
  const index = value.findIndex((each) => typeof each !== 'string')
  return index === -1 ? { value } : wrong('names', 'a name', value[index], `[${index}]`)
}

const A_LIST = 'an array, such as [{"role": "user", "content": "Hello"}]'

/**
 * Reads a list of chat messages.
 *
 * @param most how many there may be
 */
export function readMessages(most: number, value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong('messages', A_LIST, value)
  if (value.length === 0) return wrong('messages', `at least one message: ${A_LIST}`, value)
  if (value.length > most) return wrong('messages', `at most ${most} messages`, value.length)
  for (const [index, message] of value.entries()) {
    if (!isObject(message)) return wrong('messages', 'an object with a role', message, `[${index}]`)
    const { role, content } = message as { role?: unknown; content?: unknown }
    if (!(ROLES as readonly unknown[]).includes(role))
      return wrong('messages', `one of ${ROLES.join(', ')}`, role, `[${index}].role`)
    if (!isContent(content))
      return wrong('messages', 'a string, an array of parts, or null', content, `[${index}].content`)
  }
  return { value }
}

function readObjects(value: unknown): ReadValue {
  if (!Array.isArray(value)) return wrong('objects', 'an array of JSON objects', value)
  const index = value.findIndex((each) => !isObject(each))
  return index === -1 ? { value } : wrong('objects', 'a JSON object', value[index], `[${index}]`)
}

const isContent = (content: unknown): boolean =>
  content === undefined ||
  content === null ||
  typeof content === 'string' ||
  (Array.isArray(content) && content.every(isObject))

/** Checks whether a value is a JSON object. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
