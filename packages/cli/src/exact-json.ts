import { placeInJson } from '@model-snippets/core/options'
import { quoted, UsageError } from './usage-error.ts'

const NUMBER_OR_STRING = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g

/**
 * Reads JSON, and refuses what JavaScript would quietly change: `12345678901234567890` is no double.
 *
 * @param text the JSON
 * @param source how the caller gave it, `--param seed`, named in errors
 * @throws UsageError when the text is no JSON, or a number in it would be changed
 * @example
 * parseExactJson('{"seed": 7}', '--param extra') // { seed: 7 }
 */
export function parseExactJson(text: string, source: string): unknown {
  const place = placeInJson(text)
  if (place !== undefined) {
    const { line, column } = place
    throw new UsageError(
      `${source}: expected JSON (text stands in double quotes); it goes wrong in line ${line}, column ${column}`,
    )
  }
  for (const [token] of text.matchAll(NUMBER_OR_STRING)) {
    if (!token.startsWith('"') && !isExact(token)) {
      throw new UsageError(
        `${source}: the number ${quoted(token).slice(1, -1)} cannot be held exactly; give fewer digits`,
      )
    }
  }
  return JSON.parse(text)
}

/** Whether a number survives being read as a double and written again. */
function isExact(token: string): boolean {
  const value = Number(token)
  return Number.isFinite(value) && canonical(token) === canonical(String(value))
}

/** Sign, digits without outer zeros, and the exponent of the last digit: `120.0` and `1.2e2` give the same. */
function canonical(token: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  // Minus zero is printed without its sign by String, and is the same number to every service.
  if (significant === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)
  return `${sign}${significant}e${power}`
}
