/**
 * Characters that a process argument can't contain (NUL, lone surrogates), that control the terminal, that break or
 * reorder a copied line, or that nobody can see. No Hugging Face id contains any.
 */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Default_Ignorable_Code_Point}]/gu

/** Replaces characters that a terminal can't show, or a command can't pass on, with U+FFFD. */
export const toVisibleText = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '\ufffd')

/** Checks whether a command can pass a text on unchanged, and no program treats it as an option. */
export const isSafeArgument = (text: string): boolean =>
  text !== '' && !text.startsWith('-') && toVisibleText(text) === text
