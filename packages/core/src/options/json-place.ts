/** A position in a text, as in editors: line and column start at 1. */
export interface TextPlace {
  readonly line: number
  readonly column: number
}

const BLANKS = /[ \t\n\r]*/y
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y

/** What can come next; after an opening bracket (`first`), a closing one can follow. */
type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'end'

/** The parser’s state: open brackets, what can come next, and the position. */
interface Reading {
  readonly open: ('{' | '[')[]
  expected: Expected
  at: number
}

/**
 * Returns where a text stops being valid JSON; `undefined` if it's valid. Parsers report the position inconsistently.
 *
 * @example
 * placeInJson('{"seed": 7') // { line: 1, column: 11 }
 */
export function placeInJson(text: string): TextPlace | undefined {
  const at = faultIn(text)
  if (at === undefined) return undefined
  const lines = text.slice(0, at).split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}

function faultIn(text: string): number | undefined {
  const reading: Reading = { open: [], expected: 'value', at: endOf(BLANKS, text, 0) }
  while (reading.expected !== 'end' || reading.open.length > 0 || reading.at < text.length) {
    if (!takesSign(reading, text[reading.at])) {
      const fault = takeScalar(reading, text)
      if (fault !== undefined) return fault
    }
    reading.at = endOf(BLANKS, text, reading.at)
  }
  return undefined
}

/** Reads a bracket, comma, or colon, if it’s valid here. */
function takesSign(reading: Reading, sign: string | undefined): boolean {
  const { open } = reading
  const next = nextBehind(sign, reading.expected, open.at(-1))
  if (next === undefined) return false
  if (sign === '{' || sign === '[') open.push(sign)
  if (sign === '}' || sign === ']') open.pop()
  reading.expected = next
  reading.at++
  return true
}

function nextBehind(sign: string | undefined, expected: Expected, open: '{' | '[' | undefined): Expected | undefined {
  const isValue = expected === 'value' || expected === 'first value'
  const isClosable = expected === 'end' || expected === 'first value' || expected === 'first name'
  switch (sign) {
    case '{':
      return isValue ? 'first name' : undefined
    case '[':
      return isValue ? 'first value' : undefined
    case '}':
      return open === '{' && isClosable ? 'end' : undefined
    case ']':
      return open === '[' && isClosable ? 'end' : undefined
    case ':':
      return expected === 'colon' ? 'value' : undefined
    case ',':
      if (expected !== 'end' || open === undefined) return undefined
      return open === '{' ? 'name' : 'value'
    default:
      return undefined
  }
}

/** Reads a string, number, or word; returns the position of an error. */
function takeScalar(reading: Reading, text: string): number | undefined {
  const { at, expected } = reading
  const isName = expected === 'name' || expected === 'first name'
  if (text[at] === '"' && expected !== 'colon' && expected !== 'end') {
    const close = endOfString(text, at)
    if (text[close] !== '"') return close
    reading.at = close + 1
  } else {
    const isValue = expected === 'value' || expected === 'first value'
    reading.at = isValue ? endOf(SCALAR, text, at) : at
    if (reading.at === at) return at
  }
  reading.expected = isName ? 'colon' : 'end'
  return undefined
}

/**
 * Returns the position of a string’s closing quote, or of its first invalid character. A single pattern would overflow
 * the stack on a base64 image.
 */
function endOfString(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && text[at] !== '"') {
    const end = text[at] === '\\' ? endOf(ESCAPE, text, at) : text.charCodeAt(at) < SPACE ? at : at + 1
    if (end === at) return at
    at = end
  }
  return at
}

/** Characters below the space are control characters. */
const SPACE = 0x20

/** Returns the end of a sticky pattern’s match; the start if there’s no match. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  const [found = ''] = pattern.exec(text) ?? []
  return at + found.length
}
