import type { Answer } from './answers.ts'
import type { Ids } from './tree.ts'

/** What a process that asks a checkout can be told to do; it replies to each. */
export type Message =
  | { readonly kind: 'ids' }
  | { readonly kind: 'digests'; readonly ids: Ids; readonly only: string }
  /** Places of questions, each after those that were asked for before. */
  | { readonly kind: 'answers'; readonly places: readonly number[] }

/** What is replied, by the kind of the message. */
export interface Replies {
  readonly ids: Ids
  readonly digests: Digests
  readonly answers: readonly Asked[]
}

export interface Digests {
  readonly examples: number
  readonly reasons: number
  /** A digest of each answer, each of `DIGEST_LENGTH` characters. */
  readonly digests: string
}

export const DIGEST_LENGTH = 16

export interface Asked {
  readonly name: string
  readonly answer: Answer
}
