// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientForm } from './clients/client.ts'

/** The same as functions that load one alone. */
export const FORM_LOADERS: { readonly [languageAndForm: string]: () => Promise<readonly ClientForm[]> } = {
  'python/responses': async () => (await import('./python/responses.generated.ts')).PYTHON_RESPONSES,
  'python/messages': async () => (await import('./python/messages.generated.ts')).PYTHON_MESSAGES,
  'python/tool-loop': async () => (await import('./python/tool-loop.generated.ts')).PYTHON_TOOL_LOOP,
  'python/structured-output': async () => (await import('./python/structured-output.generated.ts')).PYTHON_STRUCTURED_OUTPUT,
  'js/responses': async () => (await import('./javascript/responses.generated.ts')).JAVASCRIPT_RESPONSES,
  'js/messages': async () => (await import('./javascript/messages.generated.ts')).JAVASCRIPT_MESSAGES,
  'js/tool-loop': async () => (await import('./javascript/tool-loop.generated.ts')).JAVASCRIPT_TOOL_LOOP,
  'js/structured-output': async () => (await import('./javascript/structured-output.generated.ts')).JAVASCRIPT_STRUCTURED_OUTPUT,
  'sh/responses': async () => (await import('./shell/responses.generated.ts')).SHELL_RESPONSES,
  'sh/messages': async () => (await import('./shell/messages.generated.ts')).SHELL_MESSAGES,
  'sh/structured-output': async () => (await import('./shell/structured-output.generated.ts')).SHELL_STRUCTURED_OUTPUT,
}
