import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { SISTER_PACKAGES } from './aliases.ts'
import { precompress } from './precompress.ts'

/** One file that every page needs: together they compress better, and an update of the site leaves it in the cache. */
const FRAMEWORK_CHUNK = {
  name: 'framework',
  test: /node_modules\/(react\/|react-dom\/(index|cjs\/react-dom\.)|react-router\/dist\/production\/(?!dom-export|lib\/(?:dom-export|rsc)\/))/,
  // What hydrates needs it, too, and would take it along.
  priority: 1,
}

/** Needed only when a page comes to life. */
const HYDRATION_CHUNK = {
  name: 'hydration',
  test: /node_modules\/(react-dom\/(client|cjs\/react-dom-client)|scheduler\/|react-router\/dist\/production\/(?:dom-export|lib\/(?:dom-export|rsc)\/))/,
}

/** What files of texts import: a chunk that waits for texts must not hold it, or both would wait for each other. */
const FORMAT_CHUNK = {
  name: 'format',
  test: /\/site\/app\/ui\/texts\/(format|locales)|\/react\/src\/labels\.ts|\/core\/src\/call\/dropped-option-words\.ts|\/core\/src\/languages\/(index\.generated|languages)\.ts/,
}

/** Small parts that most pages share: as files of their own they would weigh more than they hold. */
const SHELL_CHUNK = {
  name: 'shell',
  test: /\/site\/app\/(ui\/(message-page|page-meta|wake|waking-part|texts\/(pages|catalogue))|domain\/(preferences\/cookies|models\/model-path))|\/react\/src\/(copy-|labels|class-names)|\/lucide-react\/dist\/esm\/(?!icons\/(?!search))|preload-helper/,
}

/** Texts are called after their language, too: that only one is loaded should be seen. */
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, locale] = /\/texts\/(\w+)\/[\w-]+\.ts$/.exec(facadeModuleId ?? '') ?? []
  return locale === undefined ? 'assets/[name]-[hash].js' : `assets/texts-${locale}-[name]-[hash].js`
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), ...(command === 'build' ? [precompress()] : [])],
  resolve: SISTER_PACKAGES,
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            chunkFileNames,
            codeSplitting: { groups: [FRAMEWORK_CHUNK, HYDRATION_CHUNK, FORMAT_CHUNK, SHELL_CHUNK] },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: { input: './server/app.ts', output: { codeSplitting: { groups: [FORMAT_CHUNK] } } },
      },
    },
  },
}))
