import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsdown'

/** The compiler that checks types, too: the one that the bundler finds by itself takes half a minute for one file. */
const COMPILER = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

export default defineConfig({
  // Only the mock server and `check` are published. What runs and judges our examples needs Python, Go, and more.
  entry: { index: 'src/mock/index.ts', check: 'src/check/index.ts' },
  // Programs that check starts, next to the bundle that looks for them.
  copy: [
    { from: 'src/check/sandbox/enter.py', to: 'dist' },
    { from: 'src/check/run/run_cells.py', to: 'dist' },
  ],
  platform: 'node',
  fixedExtension: false,
  target: 'node22.12',
  dts: {
    generator: 'tsgo',
    tsgo: { path: COMPILER },
    tsconfig: '../../tsconfig.declarations.json',
  },
})
