// Written by `npm run generate` from the files beside it. Do not edit.

import { go } from './go/language.ts'
import { java } from './java/language.ts'
import { javascript } from './javascript/language.ts'
import { php } from './php/language.ts'
import { python } from './python/language.ts'
import { ruby } from './ruby/language.ts'
import { rust } from './rust/language.ts'
import { shell } from './shell/language.ts'
import type { TwinLanguage } from './twin-language.ts'

/** The twin’s record of each language, by folder. */
export const LANGUAGE_RECORDS: { readonly [id: string]: TwinLanguage } = {
  go,
  java,
  javascript,
  php,
  python,
  ruby,
  rust,
  shell,
}
