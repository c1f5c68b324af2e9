/** Characters that control a terminal or change the text direction, except line breaks and tabs. */
const STEERING = /(?!\r?\n|\t)[\p{Cc}\p{Bidi_C}]/gu

/**
 * Escapes control characters in text from others, so that it can’t control the terminal.
 *
 * @example
 * forTerminal('\u001b[31m') // the visible characters \u001b[31m
 */
export const forTerminal = (text: string): string => text.replace(STEERING, escaped)

/** The same for part of a line: also escapes line breaks, so that the text can’t fake another line of output. */
export const onOneLine = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_C}]/gu, escaped)

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
