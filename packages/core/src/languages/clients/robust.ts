/** How often and how long a robust example asks, in every language. */
export const LIMITS = {
  /** How often one provider is asked. */
  attempts: 4,
  /** Seconds that one attempt may take until its answer begins, or goes on. */
  timeout: 60,
  /** Seconds of the longest pause that a service can wish; one that wishes more counts as not to be reached. */
  longestWait: 120,
} as const
