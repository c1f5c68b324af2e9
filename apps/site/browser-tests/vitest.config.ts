import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SISTER_PACKAGES } from '../aliases.ts'

export default defineConfig({
  resolve: SISTER_PACKAGES,
  test: {
    name: 'site in a browser',
    include: ['**/*.test.ts'],
    globalSetup: [fileURLToPath(new URL('serve-site.ts', import.meta.url))],
    // One server for all, and a browser for each file.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
