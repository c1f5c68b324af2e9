/**
 * What no argument of a process can carry (NUL, lone surrogates), and what would steer the terminal or reorder the line
 * that a reader copies: no id of a hub holds any of it.
 */
const NOT_CARRIED = /[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/gu

/** The text as a command can carry it. */
export const carried = (text: string): string => text.replace(NOT_CARRIED, '\ufffd')
