import { changedNumber, placeInJson } from '@model-snippets/core/options'
import { UsageError } from './usage-error.ts'

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
  const changed = changedNumber(text)
  if (changed !== undefined) throw new UsageError(`${source}: ${changed.detail}`)
  return JSON.parse(text)
}
