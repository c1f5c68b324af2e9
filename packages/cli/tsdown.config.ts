import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: { main: 'src/main.ts' },
  platform: 'node',
  fixedExtension: false,
  target: 'node20.19',
})
