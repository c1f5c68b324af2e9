/** Whether the option `typescript` changes the examples of a language. */
export const hasTypes = (language: string): boolean => language === 'js'
