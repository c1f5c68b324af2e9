import { optionRecord } from '@model-snippets/core/options'
import { parseTexts } from './inputs.ts'

/** The maximum number of fallback providers. */
export const MOST_FALLBACKS = optionRecord('fallbacks').value.most

/** Reads the providers in a text of the form or the URL: separated by commas, or a JSON list. */
export function fallbacksIn(text: string): readonly string[] {
  const names = parseTexts(text) ?? text.split(',')
  return names.map((name) => name.trim()).filter((name) => name !== '')
}

/** The text for these providers in a URL. */
export const textOfFallbacks = (names: readonly string[]): string => names.filter((name) => name !== '').join(',')
