// Written by `npm run generate` from the files beside it. Do not edit.

import { go } from '../go/testing/parser.ts'
import { java } from '../java/testing/parser.ts'
import { javascript } from '../javascript/testing/parser.ts'
import { php } from '../php/testing/parser.ts'
import { python } from '../python/testing/parser.ts'
import { ruby } from '../ruby/testing/parser.ts'
import { rust } from '../rust/testing/parser.ts'
import { shell } from '../shell/testing/parser.ts'
import type { ProgramParser } from './program-parser.ts'

/** Each language’s parser for tests, by folder. */
export const PROGRAM_PARSERS: { readonly [id: string]: ProgramParser } = {
  go,
  java,
  javascript,
  php,
  python,
  ruby,
  rust,
  shell,
}
