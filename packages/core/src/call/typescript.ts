import { LANGUAGES_WITH } from './languages-with.generated.ts'

/** Whether the option `typescript` affects a language’s examples. */
export const hasTypes = (language: string): boolean => LANGUAGES_WITH.typescript.includes(language)
