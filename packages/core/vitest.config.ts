import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'

export default defineConfig({
  test: {
    ...FOR_ALL_TESTS,
    projects: [
      {
        extends: true,
        // The files share what they import: loading it anew for each took a sixth of the time.
        test: { name: 'core', include: ['src/**/*.test.ts'], exclude: ['**/*.mocked.test.ts'], isolate: false },
      },
      { extends: true, test: { name: 'core, mocked', include: ['src/**/*.mocked.test.ts'] } },
    ],
  },
})
