import { changedNumber, placeInJson } from '@model-snippets/core/options'
import { UsageError } from './usage-error.ts'

/**
 * Parses JSON and rejects numbers that JavaScript can’t represent exactly, such as `12345678901234567890`.
 *
 * @param text the JSON
 * @param source the option that holds it, such as `--param seed`, for error messages
 * @throws UsageError when the text isn’t JSON, or contains such a number
 * @example
 * parseExactJson('{"seed": 7}', '--param extra') // { seed: 7 }
 */
export function parseExactJson(text: string, source: string): unknown {
  const place = placeInJson(text)
  if (place !== undefined) {
    const { line, column } = place
    throw new UsageError(`${source}: invalid JSON at line ${line}, column ${column}; strings need double quotes`)
  }
  const changed = changedNumber(text)
  if (changed !== undefined) throw new UsageError(`${source}: ${changed.detail}`)
  return JSON.parse(text)
}
