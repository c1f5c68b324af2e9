/**
 * What no argument of a process can hold (NUL, lone surrogates), what would steer the terminal, break or reorder the
 * line that a reader copies, and what no reader can see in it: no id of a hub holds any of it.
 */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Default_Ignorable_Code_Point}]/gu

/** The text with U+FFFD for what a line of a terminal cannot show, or a command not pass on. */
export const toVisibleText = (text: string): string => text.replace(INVISIBLE_CHARACTERS, '\ufffd')

/** Whether a command can pass a text on as it is, and no program takes it for an option. */
export const isSafeArgument = (text: string): boolean =>
  text !== '' && !text.startsWith('-') && toVisibleText(text) === text
