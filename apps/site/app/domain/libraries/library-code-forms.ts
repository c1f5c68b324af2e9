import type { LibraryExample } from '@model-snippets/core/libraries'
import { NOTEBOOKS, POSIX_FORMS } from '../examples/plain-forms.ts'
import { isCode } from './explanation.ts'

/** The first example in a language that is code. */
export const codeIn = <Example extends LibraryExample>(
  examples: readonly Example[],
  language: string,
): Example | undefined => examples.find((example) => example.language === language && isCode(example))

/** All examples that a notebook can hold. */
export const notebookParts = <Example extends LibraryExample>(examples: readonly Example[]): readonly Example[] =>
  examples.filter((example) => example.language === NOTEBOOKS?.id && isCode(example))

/** The extensions under which examples are code, such as `.py`. */
export const codeEndings = (examples: readonly LibraryExample[]): readonly string[] => [
  ...POSIX_FORMS.filter(({ language }) => codeIn(examples, language) !== undefined).map(({ ending }) => `.${ending}`),
  ...(notebookParts(examples).length === 0 ? [] : ['.ipynb']),
]
