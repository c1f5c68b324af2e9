import { optionRecord } from '@model-snippets/core/options'
import { parseTexts } from './inputs.ts'

/** How many providers may be asked after the first one. */
export const MOST_FALLBACKS = optionRecord('fallbacks').value.most

/** The providers that the text of the form or of an address names: with commas between them, or as a JSON list. */
export function fallbacksIn(text: string): readonly string[] {
  const names = parseTexts(text) ?? text.split(',')
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** The text that names these providers, as an address holds it. */
export const textOfFallbacks = (names: readonly string[]): string => names.filter((name) => name !== '').join(',')
