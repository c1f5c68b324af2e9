import {
  type ClientChoice,
  countClients,
  countEscapes,
  endOfJsonString,
  isTooMuchToWrite,
  type WrittenLimits,
} from '@model-snippets/core/options'
import { ProblemError } from '../api/problem.ts'

/** Limits on the work for a value, which the generator prints about once per client. */
export interface WorkLimits {
  /** Number of nested values: items, fields, strings, and numbers. */
  readonly values: number
  /** Sum of their depths: each is indented that far wherever it’s printed. */
  readonly depths: number
  /** Characters that need escaping in some language, in all strings together. */
  readonly escapes: number
}

/** A base64 image can fill a body, because it needs no escaping. */
export const BODY_LIMITS: WorkLimits = { values: 20_000, depths: 200_000, escapes: 400_000 }
/**
 * A page repeats its state dozens of times, as text, code, and data, where a backslash becomes eight. Use a body for
 * longer inputs.
 */
export const ADDRESS_LIMITS: WorkLimits = { values: 500, depths: 10_000, escapes: 8000 }

/** Limits on what’s written. */
const WRITTEN_LIMITS: WrittenLimits = { values: 100_000, characters: 12_000_000, escapes: 2_500_000 }

/**
 * Estimates the size of a call’s examples before any is written.
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
 * The same for a response that repeats its inputs a fixed number of times.
 *
 * @param times how often, about
 * @throws ProblemError that names nothing to narrow: there is nothing
 */
export function refuseTooMuchAtOnce(text: string, times: number): void {
  if (isTooMuchToWrite(text, times, WRITTEN_LIMITS))
    throw new ProblemError('answer-too-large', 'These inputs are too long for one response. Send shorter inputs.')
}

/** The generator supports deeper values than this. */
const DEEPEST = 250

/**
 * Measures a JSON value, and stops as soon as it exceeds a limit.
 *
 * @returns what it has too much of, as the end of a sentence; undefined when it may be worked on
 */
export function excessOf(root: unknown, limits: WorkLimits): string | undefined {
  let values = 0
  let depths = 0
  let escapes = 0
  // Not recursive, because deeply nested brackets would overflow the stack.
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
 * Parses JSON unless it has too many values. Counting them in the text takes little time and no memory.
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

/** Whether a JSON text has more values: one starts after each comma and bracket outside strings. */
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
 * Measures the parameters of a URL: JSON values, and lists with one item per line.
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

/** Whether a character occurs more often than that. */
function countOf(mark: string, text: string, most: number): boolean {
  let count = 0
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) if (++count > most) return true
  return false
}

/** Invalid JSON is reported by whatever reads the parameter. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
