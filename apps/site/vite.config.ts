import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { SISTER_PACKAGES } from './aliases.ts'
import { precompress } from './precompress.ts'

const routerFile = (name: string): string =>
  fileURLToPath(new URL(`../../node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

/** The router's exports name its development files only; its production files are smaller. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
]

/** One file that every page needs: together they compress better, and an update of the site leaves it in the cache. */
const FRAMEWORK_CHUNK = { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// }

/** Small parts that most pages share: as files of their own they would weigh more than they hold. */
const SHELL_CHUNK = {
  name: 'shell',
  test: /\/site\/app\/(ui\/(message-page|page-meta|wake|waking-part|texts\/pages)|features\/(preferences\/cookies|models\/model-path))|\/react\/src\/(copy-|labels|class-names)|\/lucide-react\/dist\/esm\/(?!icons\/(?!search))|preload-helper/,
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter(), ...(command === 'build' ? [precompress()] : [])],
  resolve: { alias: [...SISTER_PACKAGES, ...(command === 'build' && !isSsrBuild ? PRODUCTION_ROUTER : [])] },
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? { input: './server/app.ts' }
      : { output: { codeSplitting: { groups: [FRAMEWORK_CHUNK, SHELL_CHUNK] } } },
  },
}))
