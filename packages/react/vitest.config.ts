import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    alias: [
      { find: '@model-snippets/core', replacement: fileURLToPath(new URL('../core/src/index.ts', import.meta.url)) },
    ],
  },
  test: { name: 'react', include: ['src/**/*.test.{ts,tsx}'] },
})
