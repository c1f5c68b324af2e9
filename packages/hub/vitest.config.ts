import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { name: 'hub', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
