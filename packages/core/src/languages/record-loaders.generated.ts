// Written by `npm run generate` from the files beside it. Do not edit.

import type { LanguageRecord } from './language.ts'

/** For every language, by id, a function that loads its record alone. */
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
