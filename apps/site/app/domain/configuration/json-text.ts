import { changedNumber, placeInJson } from '@model-snippets/core/options'
import type { ProblemTexts } from '../../ui/texts/problems.ts'

/** The value of a JSON text, or what's wrong with it. */
export type ReadJson =
  | { readonly value: unknown; readonly message?: never }
  | { readonly value?: never; readonly message: string }

/**
 * Reads the text of a field that holds JSON. A number that a program would change without a word is refused.
 *
 * @param texts the sentences for what is wrong
 */
export function readJsonText(text: string, texts: ProblemTexts): ReadJson {
  const place = placeInJson(text)
  if (place !== undefined) return { message: texts.notJson(place.line, place.column) }
  const changed = changedNumber(text)
  return changed === undefined ? { value: JSON.parse(text) } : { message: texts.inexact(changed.number) }
}
