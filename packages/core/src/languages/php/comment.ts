import { commentLines } from '../printing/comment.ts'

/** A comment of one or more lines; a closing tag, which would end it, comes apart. */
export const phpComment = (text: string): string => commentLines(text, '//').replaceAll('?>', '? >')
