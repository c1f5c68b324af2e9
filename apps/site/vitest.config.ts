import { defineConfig } from 'vitest/config'
import { SISTER_PACKAGES } from './aliases.ts'

export default defineConfig({
  resolve: SISTER_PACKAGES,
  test: {
    testTimeout: 60_000,
    // Where examples are run, what they are run with is made ready first.
    hookTimeout: 300_000,
    // No test asks a real hub.
    env: { HUB_URL: 'off', ROUTER_URL: 'off' },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['app/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'load/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts'],
          // The files share what they import: loading it anew for each took two thirds of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'site, mocked', include: ['server/**/*.mocked.test.ts'] } },
    ],
  },
})
