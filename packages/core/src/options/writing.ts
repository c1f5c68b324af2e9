import { CLIENTS } from '../languages/clients.generated.ts'
import { endOfJsonString } from './exact-numbers.ts'

/** Limits for writing a value: each applies to the value times the number of examples that print it. */
export interface WrittenLimits {
  readonly values: number
  /** Maximum number of characters, including the indentation of nested values. */
  readonly characters: number
  /** Maximum number of characters that some language escapes. */
  readonly escapes: number
}

/**
 * Counts the clients that could print a value: all, those of a language, or those with an id.
 *
 * @example
 * countClients({ client: 'curl' }) // 2: of sh and of php
 */
export const countClients = ({ language, client }: ClientChoice): number =>
  CLIENTS.filter(
    (each) => (language === undefined || each.language === language) && (client === undefined || each.id === client),
  ).length

/** The clients to count. */
export interface ClientChoice {
  readonly language?: string | undefined
  readonly client?: string | undefined
}

/** Indentation per level, on the opening and the closing line. */
const COLUMNS_OF_A_LEVEL = 8

/**
 * Estimates whether examples with a value would be too long, before they're written.
 *
 * @param json what the examples print, as JSON
 * @param times how many examples print it
 * @example
 * isTooMuchToWrite('["a long text"]', 33, { values: 1000, characters: 100, escapes: 100 }) // true
 */
export function isTooMuchToWrite(json: string, times: number, limits: WrittenLimits): boolean {
  let values = 1
  let depth = 0
  let characters = json.length
  let escapes = 0
  const isOver = (): boolean =>
    values * times > limits.values || characters * times > limits.characters || escapes * times > limits.escapes
  for (let at = 0; at < json.length && !isOver(); at++) {
    const letter = json[at]
    if (letter === '"') {
      const end = endOfJsonString(json, at)
      escapes += countEscapes(json, at + 1, end)
      at = end
    } else if (letter === ',' || letter === '[' || letter === '{') {
      if (letter !== ',') depth++
      values++
      characters += depth * COLUMNS_OF_A_LEVEL
    } else if (letter === ']' || letter === '}') depth--
  }
  return isOver()
}

/**
 * Counts the characters that aren't printable ASCII, and those that end a string in some language. Invisible characters
 * count as several, because they're written as escapes such as `\u202e`.
 */
export function countEscapes(text: string, start = 0, end = text.length): number {
  let count = 0
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e) count += isInvisible(code) ? BY_NUMBER : 1
    else if (ESCAPED.has(code)) count++
  }
  return count
}

/** Two-character escapes that are as long as one numeric escape. */
const BY_NUMBER = 4

/** Control characters except line breaks and tabs, direction marks, zero-width spaces, and variation selectors. */
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
