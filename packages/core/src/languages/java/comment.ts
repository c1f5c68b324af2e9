import { commentLines } from '../printing/comment.ts'

/**
 * Returns a comment of one or more lines. Java also reads `\u000a` as a line break in comments, but not after two
 * backslashes.
 */
export const javaComment = (text: string): string => commentLines(text, '//').replaceAll('\\', '\\\\')
