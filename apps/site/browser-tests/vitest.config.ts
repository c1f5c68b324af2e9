import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'site in a browser',
    include: ['**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('serve-site.ts', import.meta.url))],
    // One browser and one server for all: they share two cores with everything else.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
