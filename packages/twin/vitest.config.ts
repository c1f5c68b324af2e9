import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@model-snippets\/cli\/mcp$/, replacement: source('../cli/src/mcp/index.ts') },
      { find: /^@model-snippets\/core\/tasks$/, replacement: source('../core/src/tasks/catalogue/index.ts') },
      { find: /^@model-snippets\/core\/([\w-]+)$/, replacement: source('../core/src/$1/index.ts') },
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
