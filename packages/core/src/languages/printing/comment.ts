import { quote } from './escape.ts'

/**
 * Prefixes every line of a text. Other characters that could end a line are escaped, so no text can leave the comment.
 */
export function commentLines(text: string, mark: string): string {
  return text
    .split('\n')
    .map((line) => `${mark} ${withoutQuoting(line)}`.trimEnd())
    .join('\n')
}

const withoutQuoting = (line: string): string =>
  quote(line).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\')
