import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@model-snippets\/core\/verification$/, replacement: source('../core/src/verification/index.ts') },
      { find: /^@model-snippets\/core$/, replacement: source('../core/src/index.ts') },
    ],
  },
  test: {
    name: 'twin',
    include: ['src/**/*.test.ts'],
    // Real interpreters run behind most tests, two at a time within each file.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
