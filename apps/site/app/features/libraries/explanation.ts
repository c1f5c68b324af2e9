import type { LibraryExample } from '@model-snippets/core/libraries'

const COMMENT = /^\s*(?:#|\/\/)\s?/

/** False for what a library writes where the record says too little: a text, or comments alone. */
export const isCode = ({ language, content }: LibraryExample): boolean =>
  language !== 'text' && content.split('\n').some((line) => line.trim() !== '' && !COMMENT.test(line))

/** What such an example says. */
export const explanationOf = ({ language, content }: LibraryExample): string =>
  language === 'text'
    ? content
    : content
        .split('\n')
        .map((line) => line.replace(COMMENT, ''))
        .join('\n')
        .trim()
