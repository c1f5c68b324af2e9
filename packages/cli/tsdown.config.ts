import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { main: 'src/main.ts', 'mcp/index': 'src/mcp/index.ts', 'batch-worker': 'src/batch/worker.ts' },
  platform: 'node',
  fixedExtension: false,
  target: 'node22.12',
  // Types of the hub's package, which is bundled, are in no program of this package's own.
  dts: { entry: 'src/mcp/index.ts', eager: true },
})
