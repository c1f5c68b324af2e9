import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { name: 'react', include: ['src/**/*.test.{ts,tsx}'] },
})
