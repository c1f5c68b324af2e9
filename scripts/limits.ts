import { fileURLToPath } from 'node:url'

/**
 * The time limit of a wait in tests. It's far more than the busiest machine needs, so reaching it means that something
 * hangs, not that it's slow.
 */
export const LONGEST_WAIT = 300_000

/** Settings of every test: the samples, and the limits of tests, hooks, and polls, which no test overrides. */
export const FOR_ALL_TESTS = {
  testTimeout: 4 * LONGEST_WAIT,
  hookTimeout: 4 * LONGEST_WAIT,
  // Shorter, so that a failure shows the value.
  expect: { poll: { timeout: LONGEST_WAIT } },
  setupFiles: [fileURLToPath(new URL('same-samples.ts', import.meta.url))],
}
