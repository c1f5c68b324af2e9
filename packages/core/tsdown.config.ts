import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'on-demand': 'src/on-demand.ts',
    catalogue: 'src/model/catalogue/index.ts',
    verification: 'src/verification/index.ts',
    tasks: 'src/tasks/pages/index.ts',
    quantization: 'src/model/quantization/index.ts',
    libraries: 'src/libraries/index.ts',
    'libraries/on-demand': 'src/libraries/on-demand.ts',
    'local-apps': 'src/local-apps/index.ts',
    options: 'src/options/index.ts',
    agents: 'src/agents/index.ts',
    errors: 'src/errors/index.ts',
    'errors/seen': 'src/errors/seen.ts',
    hardware: 'src/hardware/index.ts',
    'published-tables': 'src/published-tables/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // A release's files need no names of their own: bundlers give them theirs.
  hash: false,
})
