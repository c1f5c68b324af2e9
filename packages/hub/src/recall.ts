/** The response isn’t there yet; it will be cached when it comes. */
export interface Late {
  readonly kind: 'late'
}

/** What is remembered settles without a turn of the event loop; everything else is late. */
export const recall = <Answer>(asking: Promise<Answer>): Promise<Answer | Late> =>
  Promise.race([
    asking,
    new Promise<Late>((resolve) => {
      setImmediate(resolve, { kind: 'late' })
    }),
  ])
