/** How long a page waits for the hub or the router, in milliseconds. Embedded data doesn't wait. */
export const PATIENCE = 1500

/** The state of an answer that took too long. */
export interface Late {
  readonly kind: 'late'
}

export const late = (milliseconds: number): Promise<Late> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, { kind: 'late' }).unref()
  })
