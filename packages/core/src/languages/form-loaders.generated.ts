// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientForm } from './clients/client.ts'

/** The same as functions that load one alone. */
export const FORM_LOADERS: { readonly [languageAndForm: string]: () => Promise<readonly ClientForm[]> } = {
  'python/tool-loop': async () => (await import('./python/tool-loop.generated.ts')).PYTHON_TOOL_LOOP,
  'js/tool-loop': async () => (await import('./javascript/tool-loop.generated.ts')).JAVASCRIPT_TOOL_LOOP,
}
