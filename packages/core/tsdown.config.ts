import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    python: 'src/single-language/python.ts',
    javascript: 'src/single-language/javascript.ts',
    shell: 'src/single-language/shell.ts',
    'catalogue/index': 'src/catalogue/index.ts',
    'verification/index': 'src/verification/index.ts',
    'tasks/index': 'src/tasks/catalogue/index.ts',
    'quantization/index': 'src/quantization/index.ts',
    'libraries/index': 'src/libraries/index.ts',
    'local-apps/index': 'src/local-apps/index.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
})
