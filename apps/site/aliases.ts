import { fileURLToPath } from 'node:url'

/**
 * The site is built from the sources of its sister packages: no stale build can slip in, and unused parts fall away.
 * Code is found by the paths in `tsconfig.base.json`, which name no style sheet.
 */
export const SISTER_PACKAGES = {
  tsconfigPaths: true,
  alias: [
    {
      find: '@model-snippets/react/styles.css',
      replacement: fileURLToPath(new URL('../../packages/react/src/styles.css', import.meta.url)),
    },
  ],
}
