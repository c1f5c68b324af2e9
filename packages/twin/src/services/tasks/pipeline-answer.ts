import type { Nonce, Result } from '../result.ts'

/** A response body, and what the example must show. */
export interface PipelineAnswer {
  readonly body: unknown
  readonly result: Result
}

/** A response with words or numbers that must be shown. */
export const json = (body: unknown, ...shown: readonly (string | number)[]): PipelineAnswer => ({
  body,
  result: { kind: 'json', shown: shown.map(String), pictures: [] },
})

/** Labels for a model's results. */
export const labels = (nonce: Nonce): readonly string[] => [
  nonce.word('amber'),
  nonce.word('birch'),
  nonce.word('cedar'),
]

/** The score of each label. */
export const SCORES = [0.912, 0.061, 0.027] as const

/** The labels with their scores. */
export const scored = (nonce: Nonce): readonly { readonly label: string; readonly score: number }[] =>
  SCORES.map((score, index) => ({ label: labels(nonce)[index] as string, score }))
