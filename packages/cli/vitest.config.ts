import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    ...FOR_ALL_TESTS,
    projects: [
      {
        extends: true,
        // The files share what they import: loading it anew for each took a fifth of the time.
        test: {
          name: 'cli',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.mocked.test.ts'],
          isolate: false,
          globalSetup: [fileURLToPath(new URL('src/testing/build-program.ts', import.meta.url))],
        },
      },
      { extends: true, test: { name: 'cli, mocked', include: ['src/**/*.mocked.test.ts'] } },
    ],
  },
})
