/** The response isn’t there yet; it will be cached when it comes. */
export interface Late {
  readonly kind: 'late'
}

/** A cached response resolves before the next event-loop turn; anything slower counts as late. */
export const recall = <Answer>(asking: Promise<Answer>): Promise<Answer | Late> =>
  Promise.race([
    asking,
    new Promise<Late>((resolve) => {
      setImmediate(resolve, { kind: 'late' })
    }),
  ])
