import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const packageFile = (path: string): string => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url))

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    // The site is built from the sources of its sister packages: no stale build can slip in, and unused parts fall away.
    alias: [
      { find: '@model-snippets/react/styles.css', replacement: packageFile('react/src/styles.css') },
      { find: '@model-snippets/react/highlight', replacement: packageFile('react/src/highlight/index.ts') },
      { find: /^@model-snippets\/(core|react)$/, replacement: packageFile('$1/src/index.ts') },
      { find: /^@model-snippets\/core\/(\w+)$/, replacement: packageFile('core/src/$1/index.ts') },
    ],
  },
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    ...(isSsrBuild ? { rolldownOptions: { input: './server/app.ts' } } : {}),
  },
}))
