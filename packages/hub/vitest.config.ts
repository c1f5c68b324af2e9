import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { name: 'hub', include: ['src/**/*.test.ts'], ...FOR_ALL_TESTS },
})
