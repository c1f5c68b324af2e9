import { javascript } from '../languages/javascript/writer.ts'
import { printJson } from '../languages/printing/json-text.ts'
import { python } from '../languages/python/writer.ts'
import { shell } from '../languages/shell/writer.ts'
import { UnsupportedFormatError } from '../values/errors.ts'
import { readJson } from '../values/read-json.ts'
import type { JsonValue } from '../values/value.ts'

export const INPUT_FORMATS = ['object', 'curl', 'json', 'python', 'ts'] as const
export type InputFormat = (typeof INPUT_FORMATS)[number]

/**
 * Formats an input as in the examples.
 *
 * @param value any JSON
 * @param format `object` returns a frozen copy; `json` returns JSON text; `curl` returns the same text as one shell
 * word; `python` and `ts` return a literal in that language
 * @throws UnsupportedFormatError `Unsupported format: {format}`
 * @throws SnippetInputError if the value isn't JSON
 * @example
 * formatInputs({ ok: true, note: null }, 'python') // '{"ok": True, "note": None}'
 */
export function formatInputs(value: unknown, format: 'object'): JsonValue
export function formatInputs(value: unknown, format: Exclude<InputFormat, 'object'>): string
export function formatInputs(value: unknown, format: string): JsonValue
export function formatInputs(value: unknown, format: string): JsonValue {
  if (!(INPUT_FORMATS as readonly string[]).includes(format)) throw new UnsupportedFormatError(format)
  const inputs = readJson(value, 'value')
  switch (format as InputFormat) {
    case 'object':
      return inputs
    case 'json':
      return printJson(inputs)
    case 'curl':
      return shell.word(printJson(inputs))
    case 'python':
      return python.literal(inputs)
    case 'ts':
      return javascript.literal(inputs)
  }
}
