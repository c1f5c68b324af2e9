import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'
import { longestFirst } from '../../scripts/longest-first.ts'

/** Files whose tests take the better part of a minute or more, the longest first. */
export const LONGEST = [
  'campaigns/schema-campaign',
  'campaigns/hostile',
  'judge/judge',
  'trials/real-clock',
  'campaigns/model-campaign',
  'campaigns/hostile-campaign',
  'cases/local-apps',
  'services/defects/known-broken',
  'languages/javascript/typescript',
  'oracle/published-clients',
  'services/contract',
]

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'twin',
    include: ['src/**/*.test.ts'],
    ...FOR_ALL_TESTS,
    // Real interpreters run behind most tests, two at a time within each file, and wait for a third of the time.
    maxWorkers: 3,
    // The files share what they import, which is much: it is not loaded anew for each.
    isolate: false,
    sequence: { sequencer: longestFirst(LONGEST) },
    // A list of problems that should be empty is shown whole: a build server keeps the last lines alone.
    chaiConfig: { truncateThreshold: 0 },
  },
})
