import type { OptionValue } from './table.ts'

/** What is wrong with a value. */
export interface ValueProblem {
  readonly code: 'number' | 'range' | 'switch' | 'text' | 'name' | 'names' | 'messages' | 'object' | 'json'
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

/** Says what would be right, and what was given. */
export const wrong = (code: ValueProblem['code'], expected: string, given: unknown, path = ''): ReadValue => ({
  problem: { code, path, detail: `expected ${expected}, got ${shownValue(given)}` },
})

type NumberValue = Extract<OptionValue, { kind: 'number' }>

/** Reads a number as JSON gives it. */
export const readNumber = (kind: NumberValue, value: unknown): ReadValue => judgeNumber(kind, value, value)

/** Reads a number that was written as text. */
export const readNumberText = (kind: NumberValue, text: string): ReadValue =>
  judgeNumber(kind, NUMBER.test(text.trim()) ? Number(text) : Number.NaN, text)

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** @param given the number as it was written, for the message */
function judgeNumber({ least, most, whole }: NumberValue, value: unknown, given: unknown): ReadValue {
  const expected = `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`
  if (typeof value !== 'number' || Number.isNaN(value) || (whole && !Number.isInteger(value)))
    return wrong('number', expected, given)
  return value < least || value > most ? wrong('range', expected, given) : { value }
}

const ON: readonly string[] = ['true', '1', 'on', 'yes', '']
const OFF: readonly string[] = ['false', '0', 'off', 'no']

/** What is wrong with a value that is neither on nor off. */
export const noSwitch = (value: unknown): ReadValue => ({
  problem: {
    code: 'switch',
    path: '',
    detail: `expected true or false, got ${shownValue(value)}`,
    validValues: ['true', 'false'],
  },
})

/** Reads a switch that was written as text; one that is named alone is on. */
export function readSwitchText(text: string): ReadValue {
  if (ON.includes(text) || OFF.includes(text)) return { value: ON.includes(text) }
  return noSwitch(text)
}

const A_LIST = 'a list such as [{"role": "user", "content": "Hello"}]'

/**
 * Reads a list of chat messages.
 *
 * @param most how many there may be
 */
export function readMessages(most: number, value: unknown): ReadValue {
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

/** Whether a value is a JSON object. */
export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
