import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../../scripts/limits.ts'
import { longestFirst } from '../../../scripts/longest-first.ts'
import { SISTER_PACKAGES } from '../aliases.ts'

/** Files whose tests take twenty seconds or more, the longest first. */
export const LONGEST = [
  'journeys',
  'pages',
  'bad-answers',
  'pages-in-german',
  'code-in-sight',
  'run-here',
  'looks',
  'hub',
  'dead-ends',
  'focus',
  'german',
  'stopping',
]

export default defineConfig({
  resolve: SISTER_PACKAGES,
  test: {
    name: 'site in a browser',
    include: ['**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('serve-site.ts', import.meta.url))],
    // One server for all, and a browser for each file.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
    // On two cores a browser can be a moment late; what fails twice is wrong. A second try is told.
    retry: 1,
    ...FOR_ALL_TESTS,
  },
})
