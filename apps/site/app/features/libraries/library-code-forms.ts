import type { LibraryExample } from '@model-snippets/core/libraries'
import { CODE_FORMS } from '../examples/plain-forms.ts'
import { isCode } from './explanation.ts'

/** The forms of a library's page that are code: it has one program for every platform. */
export const LIBRARY_CODE_FORMS = CODE_FORMS.filter(({ platform = 'posix' }) => platform === 'posix')

/** The first example in a language that is code. */
export const codeIn = <Example extends LibraryExample>(
  examples: readonly Example[],
  language: string,
): Example | undefined => examples.find((example) => example.language === language && isCode(example))
