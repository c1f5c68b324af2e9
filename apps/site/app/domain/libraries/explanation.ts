import { LANGUAGE_RECORDS } from '@model-snippets/core'
import type { LibraryExample } from '@model-snippets/core/libraries'

/** The marks that begin a comment, such as `#`. */
const MARKS = [...new Set(LANGUAGE_RECORDS.map(({ comment }) => comment('')))]

/** False for text or comments, which a library writes if the record says too little. */
export const isCode = ({ language, content }: LibraryExample): boolean =>
  language !== 'text' && content.split('\n').some((line) => line.trim() !== '' && commentIn(line) === undefined)

/** Returns the text of such an example. */
export const explanationOf = ({ language, content }: LibraryExample): string =>
  language === 'text'
    ? content
    : content
        .split('\n')
        .map((line) => commentIn(line) ?? line)
        .join('\n')
        .trim()

/** The text of a comment line; undefined for other lines. */
function commentIn(line: string): string | undefined {
  const start = line.trimStart()
  const mark = MARKS.find((known) => start.startsWith(known))
  return mark === undefined ? undefined : start.slice(mark.length).replace(/^\s/, '')
}
