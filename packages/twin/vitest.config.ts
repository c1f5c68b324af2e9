import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'twin',
    include: ['src/**/*.test.ts'],
    // Real interpreters run behind most tests, two at a time within each file, and wait for a third of the time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 3,
    // The files share what they import, which is much: it is not loaded anew for each.
    isolate: false,
    // A list of problems that should be empty is shown whole: a build server keeps the last lines alone.
    chaiConfig: { truncateThreshold: 0 },
  },
})
