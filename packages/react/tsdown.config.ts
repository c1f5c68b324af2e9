import { defineConfig } from 'tsdown'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'on-demand': 'src/on-demand.tsx',
    prepare: 'src/prepare.ts',
    'highlight/index': 'src/highlight/index.ts',
  },
  platform: 'neutral',
  dts: true,
  copy: ['src/styles.css', 'src/styles.css.d.ts'],
  tsconfig: 'tsconfig.build.json',
})
