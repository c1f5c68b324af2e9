import type { Answer } from './answers.ts'
import type { Ids } from './tree.ts'

/** Requests to a process with a checkout, which replies to each. */
export type Message =
  | { readonly kind: 'ids' }
  | { readonly kind: 'digests'; readonly ids: Ids; readonly only: string }
  /** Positions of questions, each after those of earlier requests. */
  | { readonly kind: 'answers'; readonly places: readonly number[] }

/** The reply to each kind of message. */
export interface Replies {
  readonly ids: Ids
  readonly digests: Digests
  readonly answers: readonly Asked[]
}

export interface Digests {
  readonly examples: number
  readonly reasons: number
  /** A digest of each answer, each with `DIGEST_LENGTH` characters. */
  readonly digests: string
}

export const DIGEST_LENGTH = 16

export interface Asked {
  readonly name: string
  readonly answer: Answer
}
