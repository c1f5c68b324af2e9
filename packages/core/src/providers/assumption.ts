/** An assumption behind an example. Each field is a sentence; the last one has no final period. */
export interface Assumption {
  readonly what: string
  readonly why: string
  /** How to find out whether it's true. */
  readonly howToKnow: string
  /** The option that settles it, if there is one. */
  readonly option?: 'providerId' | 'tools' | 'fallbacks'
}
