import { LANGUAGES_WITH } from './languages-with.generated.ts'

/** Whether the option `typescript` changes the examples of a language. */
export const hasTypes = (language: string): boolean => LANGUAGES_WITH.typescript.includes(language)
