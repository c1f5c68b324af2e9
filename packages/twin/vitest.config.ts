import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    name: 'twin',
    include: ['src/**/*.test.ts'],
    // Real interpreters run behind most tests, two at a time within each file.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
