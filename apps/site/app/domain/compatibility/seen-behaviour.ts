/** Something that real services do beyond their documentation, and what became of it with every client that meets it. */
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
  /** Clients that can't live with it, each with the program that shows it. */
  readonly defects: readonly { readonly client: string; readonly problem: string; readonly program: string }[]
  /** Clients some of whose examples are not right yet. */
  readonly open: readonly string[]
}
