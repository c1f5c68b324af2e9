import { fileURLToPath } from 'node:url'

/**
 * How long one wait of a test may take. It is far more than the busiest machine needs: a limit that is met says that
 * something hangs, and never that it was slow.
 */
export const LONGEST_WAIT = 300_000

/** What holds for every test: the limits of tests, hooks and polls, of which no test has its own, and the samples. */
export const FOR_ALL_TESTS = {
  testTimeout: 4 * LONGEST_WAIT,
  hookTimeout: 4 * LONGEST_WAIT,
  // Shorter, so that the value is shown that was waited for in vain.
  expect: { poll: { timeout: LONGEST_WAIT } },
  setupFiles: [fileURLToPath(new URL('same-samples.ts', import.meta.url))],
}
