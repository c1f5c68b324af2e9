import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { SISTER_PACKAGES } from './aliases.ts'
import { precompress } from './precompress.ts'

/** One file that every page needs: together they compress better, and an update of the site leaves it in the cache. */
const FRAMEWORK_CHUNK = {
  name: 'framework',
  test: /node_modules\/(react\/|react-dom\/|scheduler\/|react-router\/|@tanstack\/)/,
  priority: 1,
}

/** What files of texts import: a chunk that waits for texts must not hold it, or both would wait for each other. */
const FORMAT_CHUNK = {
  name: 'format',
  test: /\/site\/app\/ui\/texts\/(format|locales)|\/react\/src\/labels\.ts|\/core\/src\/call\/dropped-option-words\.ts|\/core\/src\/languages\/(index\.generated|languages)\.ts/,
}

/** The frame of every page, with what it needs: as files of their own the small parts would weigh more than they hold. */
const SHELL_CHUNK = {
  name: 'shell',
  test: /\/site\/app\/(root|ui\/(?:text-area|field|disclosure|facts|choice-links|load-patiently|message-page|page-meta|external-link|reason-list|page-links))\.tsx?$|\/react\/src\/code-block|\/lucide-react\/|preload-helper/,
}

/** The page of a model, with what it needs. */
const MODEL_CHUNK = {
  name: 'model-page',
  test: /\/site\/app\/(routes\/model|features\/(examples\/model-examples|models\/(model-header|model-meta|model-error)))\.tsx?$|\/features\/libraries\/library-path/,
}

/** Texts are called after their language, too: that only one is loaded should be seen. */
const chunkFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }): string => {
  const [, locale] = /\/texts\/(?:shared\.)?(\w\w)(?:\/[\w-]+)?\.ts$/.exec(facadeModuleId ?? '') ?? []
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
            codeSplitting: { groups: [FRAMEWORK_CHUNK, FORMAT_CHUNK, SHELL_CHUNK, MODEL_CHUNK] },
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
