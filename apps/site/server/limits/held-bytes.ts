/** Limits on memory for clients: request bodies and unread responses. */
export interface HoldLimits {
  readonly perClient: number
  readonly together: number
}

/** Room for several of the largest responses, but only a small part of a machine’s memory. */
export const HOLD_LIMITS: HoldLimits = { perClient: 32 * 1024 * 1024, together: 256 * 1024 * 1024 }

/** Counts the bytes held for each client. */
export class HeldBytes {
  readonly #limits: HoldLimits
  readonly #byClient = new Map<string, number>()
  #together = 0

  constructor(limits: HoldLimits = HOLD_LIMITS) {
    this.#limits = limits
  }

  /** Says who has used up their share: nothing more is started until something was read. */
  fullOf(client: string, more = 0): 'client' | 'everybody' | undefined {
    if ((this.#byClient.get(client) ?? 0) + more > this.#limits.perClient) return 'client'
    return this.#together + more > this.#limits.together ? 'everybody' : undefined
  }

  /** @returns gives the bytes back; calling it again does nothing */
  hold(client: string, bytes: number): () => void {
    let held = bytes
    this.#change(client, held)
    return () => {
      this.#change(client, -held)
      held = 0
    }
  }

  #change(client: string, bytes: number): void {
    this.#together += bytes
    const left = (this.#byClient.get(client) ?? 0) + bytes
    if (left <= 0) this.#byClient.delete(client)
    else this.#byClient.set(client, left)
  }
}
