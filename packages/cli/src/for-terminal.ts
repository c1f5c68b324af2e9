/** Line ends and tabs are the program's own; anything else that steers a terminal, or turns the order of letters, is not. */
const STEERING = /(?!\r?\n|\t)[\p{Cc}\p{Bidi_C}]/gu

/**
 * A text that may hold what others wrote, as a terminal shows it: what would steer the terminal is written as JSON
 * writes it.
 *
 * @example
 * forTerminal('\u001b[31m') // \u001b[31m, letter by letter
 */
export const forTerminal = (text: string): string => text.replace(STEERING, escaped)

/** The same for a part of a line: it cannot begin another one, which would look like the program's own. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_C}]/gu, escaped)

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
