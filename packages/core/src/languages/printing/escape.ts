import { unicodeEscape } from './ascii-json.ts'

/** Printable ASCII without quotes and backslashes, which needs no escapes in double quotes. */
const PLAIN = /^[ !#-[\]-~]*$/

/**
 * Control characters, line and paragraph separators, bidirectional marks, invisible operators, and the byte order mark.
 * U+200C and U+200D are kept: Persian, the Indic scripts, and joined emoji need them.
 */
const DECEPTIVE = /[\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g

/**
 * Prints a text as a double-quoted string that JSON, JavaScript, and Python all read back as the same value.
 *
 * JSON's escapes (`\" \\ \b \f \n \r \t \uXXXX`) mean the same in the three languages, and a lone surrogate becomes an
 * escape. Unlike JSON, it also escapes characters that are invisible or reorder the line on a screen, so that readers
 * see what runs.
 */
export const quote = (text: string): string =>
  PLAIN.test(text) ? `"${text}"` : JSON.stringify(text).replace(DECEPTIVE, unicodeEscape)
