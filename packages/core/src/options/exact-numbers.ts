import { withoutTrailing } from '../values/trim.ts'

/** Path to a value in JSON: field names and list indexes. */
export type JsonPath = readonly (string | number)[]

/** A number that JavaScript would change silently. */
export interface ChangedNumber {
  readonly path: JsonPath
  /** The number as shown in messages, shortened if long. */
  readonly number: string
  /** The problem, to follow the field's name in a message. */
  readonly detail: string
}

/** Only numbers with this many digits or an exponent can change. */
const SUSPECT = /\d[\d.]{15}|\d[eE]/
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const LONGEST_SHOWN = 100
/** The maximum length of a number. Every double can be written with fewer characters, without an exponent. */
export const LONGEST_NUMBER = 400

/**
 * Finds the first number in a JSON text that JavaScript can't represent exactly, such as `12345678901234567890`.
 *
 * @param json JSON, which was read before
 * @param isOf whether a value at that path matters; every one does when not given
 * @example
 * changedNumber('{"seed": 9007199254740993}')?.path // ['seed']
 */
export function changedNumber(json: string, isOf: (path: JsonPath) => boolean = () => true): ChangedNumber | undefined {
  if (!SUSPECT.test(json)) return undefined
  const path: (string | number)[] = []
  let isName = false
  for (let at = 0; at < json.length; at++) {
    const letter = json[at] as string
    if (letter === '"') {
      const end = endOfJsonString(json, at)
      if (isName) path[path.length - 1] = JSON.parse(json.slice(at, end + 1)) as string
      at = end
    } else if (/[-\d]/.test(letter)) {
      const number = numberAt(json, at)
      if (!isExact(number) && isOf(path)) return changed(path, number)
      at += number.length - 1
    } else if (SIGNS.includes(letter)) isName = takeSign(path, letter)
  }
  return undefined
}

const SIGNS = '{}[],:'

/** Updates the path at a bracket, comma, or colon; returns whether a name comes next. */
function takeSign(path: (string | number)[], sign: string): boolean {
  const place = path.at(-1)
  if (sign === '{') path.push('')
  else if (sign === '[') path.push(0)
  else if (sign === '}' || sign === ']') path.pop()
  else if (sign === ',' && typeof place === 'number') path[path.length - 1] = place + 1
  return sign === '{' || (sign === ',' && typeof place === 'string')
}

/**
 * Formats a path for messages.
 *
 * @example
 * jsonField(['messages', 0, 'content']) // messages[0].content
 */
export const jsonField = (path: JsonPath): string =>
  path
    .map((step, place) =>
      typeof step === 'number' ? `[${step}]` : `${place === 0 ? '' : '.'}${step.slice(0, LONGEST_SHOWN)}`,
    )
    .join('')

function changed(path: JsonPath, given: string): ChangedNumber {
  const number = given.length > LONGEST_SHOWN ? `${given.slice(0, LONGEST_SHOWN - 1)}…` : given
  const why =
    given.length > LONGEST_NUMBER
      ? `has ${given.length} characters; the limit is ${LONGEST_NUMBER}`
      : Number.isFinite(Number(given))
        ? 'can’t be represented exactly; use at most 15 significant digits'
        : 'is out of range; the limits are about ±1.8e308'
  return { path: [...path], number, detail: `the number ${number} ${why}` }
}

/**
 * Returns the position of a JSON string's closing quote. Escaped quotes don't count.
 *
 * @param start the place of the quote that opens it
 * @returns the length of the text where none closes it
 * @example
 * endOfJsonString('["a", 1]', 1) // 3
 */
export function endOfJsonString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let first = end
    while (json[first - 1] === '\\') first--
    if ((end - first) % 2 === 0) return end
  }
  return json.length
}

function numberAt(json: string, at: number): string {
  NUMBER.lastIndex = at
  const [number = '-'] = NUMBER.exec(json) ?? []
  return number
}

/** Whether a number stays the same when parsed and printed. */
function isExact(token: string): boolean {
  if (token.length > LONGEST_NUMBER) return false
  const value = Number(token)
  return Number.isFinite(value) && canonical(token) === canonical(String(value))
}

/** Returns the sign, the significant digits, and the exponent of the last digit: equal for `120.0` and `1.2e2`. */
function canonical(token: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = withoutTrailing(digits, '0')
  // `String` prints minus zero without its sign; services treat both alike.
  if (significant === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)
  return `${sign}${significant}e${power}`
}
