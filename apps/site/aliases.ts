import { fileURLToPath } from 'node:url'

const packageFile = (path: string): string => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url))

/**
 * The site is built from the sources of its sister packages: no stale build can slip in, and unused parts fall away.
 * The same paths stand in `tsconfig.json`.
 */
export const SISTER_PACKAGES = [
  { find: '@model-snippets/react/styles.css', replacement: packageFile('react/src/styles.css') },
  { find: '@model-snippets/react/highlight', replacement: packageFile('react/src/highlight/index.ts') },
  { find: /^@model-snippets\/(core|hub|react)$/, replacement: packageFile('$1/src/index.ts') },
  { find: '@model-snippets/hub/testing', replacement: packageFile('hub/src/testing/hub-twin.ts') },
  { find: '@model-snippets/cli/mcp', replacement: packageFile('cli/src/mcp/index.ts') },
  { find: '@model-snippets/core/tasks', replacement: packageFile('core/src/tasks/catalogue/index.ts') },
  { find: /^@model-snippets\/core\/([\w-]+)$/, replacement: packageFile('core/src/$1/index.ts') },
]
