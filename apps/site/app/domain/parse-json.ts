import type { JsonValue } from '@model-snippets/core'

/** The value of a JSON text, or undefined for another text. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue
  } catch {
    return undefined
  }
}
