import { commentLines } from '../printing/comment.ts'

/** Returns a comment of one or more lines; a closing tag, which would end it, is split. */
export const phpComment = (text: string): string => commentLines(text, '//').replaceAll('?>', '? >')
