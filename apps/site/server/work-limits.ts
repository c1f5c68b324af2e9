import { CLIENTS } from '@model-snippets/core'
import { endOfJsonString } from '@model-snippets/core/options'
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

/** How much may be written: each as often as there are clients that print it. */
export interface WrittenLimits {
  readonly values: number
  /** The indentation of values that stand deep in others included. */
  readonly characters: number
  /** Characters that some language escapes. */
  readonly escapes: number
}
const WRITTEN_LIMITS: WrittenLimits = { values: 100_000, characters: 12_000_000, escapes: 2_500_000 }

/** Columns of one level, on the line that opens it and on the one that closes it. */
const COLUMNS_OF_A_LEVEL = 8

/**
 * Estimates what the examples of a call take, before any is written.
 *
 * @param text what they print, as JSON
 * @param wanted which are written
 * @throws ProblemError that names what to narrow
 */
export function refuseTooMuchWriting(
  text: string,
  { language, client }: { readonly language?: string | undefined; readonly client?: string | undefined },
): void {
  const clients = CLIENTS.filter(
    (each) => (language === undefined || each.language === language) && (client === undefined || each.id === client),
  ).length
  if (!isMoreThan(text, WRITTEN_LIMITS, Math.max(1, clients))) return
  throw new ProblemError(
    'answer-too-large',
    `These inputs are too long for ${clients} examples at once: ask for one \`language\` or one \`client\`, or give shorter inputs.`,
  )
}

/**
 * The same for an answer that writes its inputs a few times, whatever is asked for.
 *
 * @param times how often, about
 * @throws ProblemError that names nothing to narrow: there is nothing
 */
export function refuseTooMuchAtOnce(text: string, times: number): void {
  if (isMoreThan(text, WRITTEN_LIMITS, times))
    throw new ProblemError('answer-too-large', 'These inputs are too long for one answer: give shorter ones.')
}

/** Whether a text of JSON is too much to be written so often. */
function isMoreThan(text: string, limits: WrittenLimits, times: number): boolean {
  let values = 1
  let depth = 0
  let characters = text.length
  let escapes = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') {
      const end = endOfJsonString(text, at)
      escapes += escapesIn(text.slice(at + 1, end))
      at = end
    } else if (letter === ',' || letter === '[' || letter === '{') {
      if (letter !== ',') depth++
      values++
      characters += depth * COLUMNS_OF_A_LEVEL
    } else if (letter === ']' || letter === '}') depth--
    const isOver =
      values * times > limits.values || characters * times > limits.characters || escapes * times > limits.escapes
    if (isOver) return true
  }
  return false
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
    escapes += escapesIn(text)
    return escapes > limits.escapes
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    values++
    depths += depth
    if (values + open.length > limits.values) return `more than ${limits.values} values`
    if (depth > DEEPEST) return `values deeper than ${DEEPEST} levels`
    if (depths > limits.depths) return 'too many values that are nested deeply'
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

const tooManyEscapes = ({ escapes }: WorkLimits): string => `more than ${escapes} characters that have to be escaped`

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
 * Characters besides printable ASCII, and those of it that end a text in some language. What is invisible is written by
 * its number, as `\u202e`, and counts as several.
 */
function escapesIn(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e) count += isInvisible(code) ? BY_NUMBER : 1
    else if (ESCAPED.has(code)) count++
  }
  return count
}
/** How many quotes or line ends, each of two characters, are as long as a character by its number. */
const BY_NUMBER = 4

/** Controls but for line ends and tabs, marks of direction, spaces without width, selectors of variants. */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x200b, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xfff0, 0xfffb],
]
const isInvisible = (code: number): boolean => INVISIBLE.some(([first, last]) => code >= first && code <= last)

const ESCAPED = new Set([...'"\'\\`$<>&{}'].map((letter) => letter.charCodeAt(0)))

/**
 * Measures the parameters of an address: JSON in them, and lists of a line for each item.
 *
 * @param search the part from the question mark on
 */
export function excessOfSearch(search: string, limits = ADDRESS_LIMITS): string | undefined {
  let escapes = 0
  for (const value of new URLSearchParams(search).values()) {
    escapes += escapesIn(value)
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
