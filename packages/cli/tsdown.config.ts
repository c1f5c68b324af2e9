import { fileURLToPath } from 'node:url'
import { defineConfig } from 'tsdown'

/** The compiler that checks types, too: the one that the bundler finds by itself takes half a minute for one file. */
const COMPILER = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    'mcp/index': 'src/mcp/index.ts',
    'skill/index': 'src/skill/index.ts',
    'batch-worker': 'src/batch/worker.ts',
  },
  platform: 'node',
  fixedExtension: false,
  target: 'node22.12',
  // Types of the hub's package, which is bundled, are in no program of this package's own.
  dts: {
    entry: ['src/mcp/index.ts', 'src/skill/index.ts'],
    generator: 'tsgo',
    tsgo: { path: COMPILER },
    tsconfig: '../../tsconfig.declarations.json',
  },
})
