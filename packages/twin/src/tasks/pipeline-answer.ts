import type { Nonce, Result } from '../services/result.ts'

/** The body of an answer, and what a reader must be shown of it. */
export interface PipelineAnswer {
  readonly body: unknown
  readonly result: Result
}

/** An answer of which some words or numbers must be shown. */
export const json = (body: unknown, ...shown: readonly (string | number)[]): PipelineAnswer => ({
  body,
  result: { kind: 'json', shown: shown.map(String), pictures: [] },
})

/** Words that stand for what a model has found. */
export const labels = (nonce: Nonce): readonly string[] => [
  nonce.word('amber'),
  nonce.word('birch'),
  nonce.word('cedar'),
]

/** How sure the model is of each label. */
export const SCORES = [0.912, 0.061, 0.027] as const

/** The labels with their scores. */
export const scored = (nonce: Nonce): readonly { readonly label: string; readonly score: number }[] =>
  SCORES.map((score, index) => ({ label: labels(nonce)[index] as string, score }))
