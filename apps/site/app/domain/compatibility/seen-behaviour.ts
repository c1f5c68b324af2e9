/** Something that real services do and don't document, and how each client copes with it. */
export interface SeenBehaviour {
  readonly id: string
  /** What the service does, in one sentence. */
  readonly does: string
  /** What an example should do. */
  readonly right: string
  /** Where it was seen. */
  readonly seen: readonly { readonly who: string; readonly address: string }[]
  /** Clients whose examples got it right, `python/openai`. */
  readonly passed: readonly string[]
  /** Clients that break on it, each with the program that shows it. */
  readonly defects: readonly { readonly client: string; readonly problem: string; readonly program: string }[]
  /** Clients that have examples that are still wrong. */
  readonly open: readonly string[]
}
