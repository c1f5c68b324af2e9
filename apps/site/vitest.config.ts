import { defineConfig } from 'vitest/config'
import { SISTER_PACKAGES } from './aliases.ts'

export default defineConfig({
  resolve: SISTER_PACKAGES,
  test: {
    name: 'site',
    include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'load/**/*.test.ts'],
    testTimeout: 60_000,
    // No test asks a real hub.
    env: { HUB_URL: 'off' },
  },
})
