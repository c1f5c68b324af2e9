/** How long is waited for a hub or a router, in milliseconds: what is embedded is there at once. */
export const PATIENCE = 1500

/** What is said of an answer that was not waited for any longer. */
export interface Late {
  readonly kind: 'late'
}

export const late = (milliseconds: number): Promise<Late> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, { kind: 'late' }).unref()
  })
