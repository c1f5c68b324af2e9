import { defineConfig } from 'vitest/config'
import { FOR_ALL_TESTS } from './limits.ts'

export default defineConfig({
  test: { name: 'scripts', include: ['**/*.test.ts'], ...FOR_ALL_TESTS },
})
