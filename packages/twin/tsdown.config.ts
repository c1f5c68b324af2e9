import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsdown'

/** The compiler that checks types, too: the one that the bundler finds by itself takes half a minute for one file. */
const COMPILER = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

export default defineConfig({
  // Only the mock server is published. What runs and judges examples needs Python, Go, and more.
  entry: { index: 'src/mock/index.ts' },
  platform: 'node',
  fixedExtension: false,
  target: 'node22.12',
  dts: {
    generator: 'tsgo',
    tsgo: { path: COMPILER },
    tsconfig: '../../tsconfig.declarations.json',
  },
})
