import { LANGUAGE_RECORDS } from '@model-snippets/core'
import type { LibraryExample } from '@model-snippets/core/libraries'

/** What begins a comment, `#`. */
const MARKS = [...new Set(LANGUAGE_RECORDS.map(({ comment }) => comment('')))]

/** False for what a library writes where the record says too little: a text, or comments alone. */
export const isCode = ({ language, content }: LibraryExample): boolean =>
  language !== 'text' && content.split('\n').some((line) => line.trim() !== '' && commentIn(line) === undefined)

/** What such an example says. */
export const explanationOf = ({ language, content }: LibraryExample): string =>
  language === 'text'
    ? content
    : content
        .split('\n')
        .map((line) => commentIn(line) ?? line)
        .join('\n')
        .trim()

/** What a line that is a comment says; undefined for another. */
function commentIn(line: string): string | undefined {
  const start = line.trimStart()
  const mark = MARKS.find((known) => start.startsWith(known))
  return mark === undefined ? undefined : start.slice(mark.length).replace(/^\s/, '')
}
