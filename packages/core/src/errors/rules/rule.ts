import type { CauseId } from '../causes.ts'

/** Words as read by `words.ts`, with `*` and `…` for other words between them; or a string to find unchanged. */
export type Clue = string | { readonly exactly: string }

/** A cause, and the texts that mean it: those with one of `any`, one of `also` if given, and none of `unless`. */
export interface Rule {
  readonly cause: CauseId
  readonly any: readonly Clue[]
  readonly also?: readonly Clue[]
  readonly unless?: readonly Clue[]
  /** Only applies if no status shows that a service responded. */
  readonly unanswered?: true
}

/** Returns the phrases of a list, separated by bars or line breaks. */
export const phrases = (list: string): readonly string[] =>
  list.split(/[|\n]/).flatMap((phrase) => (phrase.trim() === '' ? [] : [phrase.trim()]))

/** Returns clues that are found unchanged, in lower case: punctuation and quotes, which aren't part of words. */
export const exactly = (...texts: readonly string[]): readonly Clue[] => texts.map((text) => ({ exactly: text }))

/** Joins every first part with every second one. */
export const joined = (first: readonly string[], second: readonly string[]): readonly string[] =>
  first.flatMap((before) => second.map((behind) => `${before} ${behind}`))
