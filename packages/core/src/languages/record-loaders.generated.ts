// Written by `npm run generate` from the files beside it. Do not edit.

import type { LanguageRecord } from './language.ts'

/** A function for each language, by id, that loads only its record. */
export const LANGUAGE_LOADERS: { readonly [language: string]: () => Promise<LanguageRecord> } = {
  'python': async () => (await import('./python/language.ts')).python,
  'js': async () => (await import('./javascript/language.ts')).javascript,
  'sh': async () => (await import('./shell/language.ts')).shell,
  'go': async () => (await import('./go/language.ts')).go,
  'java': async () => (await import('./java/language.ts')).java,
  'rust': async () => (await import('./rust/language.ts')).rust,
  'php': async () => (await import('./php/language.ts')).php,
  'ruby': async () => (await import('./ruby/language.ts')).ruby,
}
