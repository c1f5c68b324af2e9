// Written by `npm run generate` from the files beside it. Do not edit.

import { language as javascriptLanguage } from './javascript/language.ts'
import { language as pythonLanguage } from './python/language.ts'
import { language as shellLanguage } from './shell/language.ts'
import type { TwinLanguage } from './twin-language.ts'

/** What the twin knows of each language, by file. */
export const LANGUAGE_RECORDS: { readonly [id: string]: TwinLanguage } = {
  'javascript/language': javascriptLanguage,
  'python/language': pythonLanguage,
  'shell/language': shellLanguage,
}
