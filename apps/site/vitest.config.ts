import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'
import { SISTER_PACKAGES } from './aliases.ts'

export default defineConfig({
  resolve: SISTER_PACKAGES,
  test: {
    ...FOR_ALL_TESTS,
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
