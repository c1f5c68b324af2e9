import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from '../../scripts/limits.ts'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { name: 'react', include: ['src/**/*.test.{ts,tsx}'], ...FOR_ALL_TESTS },
})
