import {
  type ClientChoice,
  countClients,
  countEscapes,
  endOfJsonString,
  isTooMuchToWrite,
  type WrittenLimits,
} from '@model-snippets/core/options'
import { ProblemError } from './api/problem.ts'

/** How much work a value may ask for. The generator prints each value about a dozen times, once for each client. */
export interface WorkLimits {
  /** Values inside the value: items, fields, texts, numbers. */
  readonly values: number
  /** How deep they are, added up: each is indented by so many steps wherever it is printed. */
  readonly depths: number
  /** Characters that some language escapes, in all texts together. */
  readonly escapes: number
}

/** A picture in base64 fits a body whole: it has nothing to escape. */
export const BODY_LIMITS: WorkLimits = { values: 20_000, depths: 200_000, escapes: 400_000 }
/**
 * A page shows its state dozens of times, as text, as code and as data, where a backslash becomes eight. Longer inputs fit
 * into a body.
 */
export const ADDRESS_LIMITS: WorkLimits = { values: 500, depths: 10_000, escapes: 8000 }

/** How much may be written. */
const WRITTEN_LIMITS: WrittenLimits = { values: 100_000, characters: 12_000_000, escapes: 2_500_000 }

/**
 * Estimates what the examples of a call take, before any is written.
 *
 * @param text what they print, as JSON
 * @param wanted which are written
 * @throws ProblemError that names what to narrow
 */
export function refuseTooMuchWriting(text: string, wanted: ClientChoice): void {
  const clients = countClients(wanted)
  if (!isTooMuchToWrite(text, Math.max(1, clients), WRITTEN_LIMITS)) return
  throw new ProblemError(
    'answer-too-large',
    `These inputs are too long for the requested examples (clients: ${clients}). Request one \`language\` or one \`client\`, or send shorter inputs.`,
  )
}

/**
 * The same for an answer that writes its inputs a few times, whatever is asked for.
 *
 * @param times how often, about
 * @throws ProblemError that names nothing to narrow: there is nothing
 */
export function refuseTooMuchAtOnce(text: string, times: number): void {
  if (isTooMuchToWrite(text, times, WRITTEN_LIMITS))
    throw new ProblemError('answer-too-large', 'These inputs are too long for one response. Send shorter inputs.')
}

/** What the generator can carry is less deep than this. */
const DEEPEST = 250

/**
 * Measures a value of JSON, and stops as soon as it is too much.
 *
 * @returns what it has too much of, as the end of a sentence; undefined when it may be worked on
 */
export function excessOf(root: unknown, limits: WorkLimits): string | undefined {
  let values = 0
  let depths = 0
  let escapes = 0
  // Not by recursion: a value that is all brackets must not use up the stack.
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value: root, depth: 0 }]
  const isTooLong = (text: string): boolean => {
    escapes += countEscapes(text)
    return escapes > limits.escapes
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    values++
    depths += depth
    if (values + open.length > limits.values) return `more than ${limits.values} values`
    if (depth > DEEPEST) return `values nested deeper than ${DEEPEST} levels`
    if (depths > limits.depths) return 'so many deeply nested values'
    if (typeof value === 'string' && isTooLong(value)) return tooManyEscapes(limits)
    if (typeof value !== 'object' || value === null) continue
    const isList = Array.isArray(value)
    const items: readonly unknown[] = isList ? value : Object.values(value)
    if (values + open.length + items.length > limits.values) return `more than ${limits.values} values`
    if (!isList && Object.keys(value).some(isTooLong)) return tooManyEscapes(limits)
    for (const item of items) open.push({ value: item, depth: depth + 1 })
  }
  return undefined
}

const tooManyEscapes = ({ escapes }: WorkLimits): string => `more than ${escapes} characters that need escaping`

/**
 * Reads JSON, unless it holds more values than may be looked at: those are counted in the text, which takes a small part
 * of the time and none of the memory that reading takes.
 *
 * @returns the value, or what it has too much of
 * @throws SyntaxError when it is no JSON
 */
export function readLimited(
  text: string,
  limits: WorkLimits,
): { readonly value: unknown; readonly excess: undefined } | { readonly excess: string } {
  if (hasMoreValues(text, limits.values)) return { excess: `more than ${limits.values} values` }
  const value: unknown = JSON.parse(text)
  const excess = excessOf(value, limits)
  return excess === undefined ? { value, excess } : { excess }
}

/** Whether more values begin in a text of JSON: one after each comma and each bracket that stands in no string. */
function hasMoreValues(text: string, most: number): boolean {
  let count = 1
  for (let at = 0; at < text.length && count <= most; at++) {
    const letter = text[at]
    if (letter === '"') at = endOfJsonString(text, at)
    else if (letter === ',' || letter === '[' || letter === '{') count++
  }
  return count > most
}

/**
 * Measures the parameters of an address: JSON in them, and lists of a line for each item.
 *
 * @param search the part from the question mark on
 */
export function excessOfSearch(search: string, limits = ADDRESS_LIMITS): string | undefined {
  let escapes = 0
  for (const value of new URLSearchParams(search).values()) {
    escapes += countEscapes(value)
    if (escapes > limits.escapes) return tooManyEscapes(limits)
    if (countOf('\n', value, limits.values)) return `more than ${limits.values} lines`
    const excess = /^\s*[[{]/.test(value) ? excessOf(parsed(value), limits) : undefined
    if (excess !== undefined) return excess
  }
  return undefined
}

/** Whether a text has a mark more often than that. */
function countOf(mark: string, text: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) if (++count > most) return true
  return false
}

/** What is no JSON is refused, or shown, by what reads the parameter. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
