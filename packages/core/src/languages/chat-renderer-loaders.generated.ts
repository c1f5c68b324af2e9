// Written by `npm run generate` from the files beside it. Do not edit.

import type { ChatRenderer } from './clients/client.ts'

/** The same as functions that load one alone. */
export const CHAT_RENDERER_LOADERS: { readonly [languageAndName: string]: () => Promise<readonly ChatRenderer[]> } = {
  'python/responses': async () => (await import('./python/responses.generated.ts')).PYTHON_RESPONSES,
  'python/messages': async () => (await import('./python/messages.generated.ts')).PYTHON_MESSAGES,
  'python/tool-loop': async () => (await import('./python/tool-loop.generated.ts')).PYTHON_TOOL_LOOP,
  'python/responses-tool-loop': async () => (await import('./python/responses-tool-loop.generated.ts')).PYTHON_RESPONSES_TOOL_LOOP,
  'python/messages-tool-loop': async () => (await import('./python/messages-tool-loop.generated.ts')).PYTHON_MESSAGES_TOOL_LOOP,
  'python/structured-output': async () => (await import('./python/structured-output.generated.ts')).PYTHON_STRUCTURED_OUTPUT,
  'python/responses-structured-output': async () => (await import('./python/responses-structured-output.generated.ts')).PYTHON_RESPONSES_STRUCTURED_OUTPUT,
  'python/messages-structured-output': async () => (await import('./python/messages-structured-output.generated.ts')).PYTHON_MESSAGES_STRUCTURED_OUTPUT,
  'js/responses': async () => (await import('./javascript/responses.generated.ts')).JAVASCRIPT_RESPONSES,
  'js/messages': async () => (await import('./javascript/messages.generated.ts')).JAVASCRIPT_MESSAGES,
  'js/tool-loop': async () => (await import('./javascript/tool-loop.generated.ts')).JAVASCRIPT_TOOL_LOOP,
  'js/responses-tool-loop': async () => (await import('./javascript/responses-tool-loop.generated.ts')).JAVASCRIPT_RESPONSES_TOOL_LOOP,
  'js/messages-tool-loop': async () => (await import('./javascript/messages-tool-loop.generated.ts')).JAVASCRIPT_MESSAGES_TOOL_LOOP,
  'js/structured-output': async () => (await import('./javascript/structured-output.generated.ts')).JAVASCRIPT_STRUCTURED_OUTPUT,
  'js/responses-structured-output': async () => (await import('./javascript/responses-structured-output.generated.ts')).JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT,
  'js/messages-structured-output': async () => (await import('./javascript/messages-structured-output.generated.ts')).JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT,
  'sh/responses': async () => (await import('./shell/responses.generated.ts')).SHELL_RESPONSES,
  'sh/messages': async () => (await import('./shell/messages.generated.ts')).SHELL_MESSAGES,
  'sh/structured-output': async () => (await import('./shell/structured-output.generated.ts')).SHELL_STRUCTURED_OUTPUT,
  'sh/responses-structured-output': async () => (await import('./shell/responses-structured-output.generated.ts')).SHELL_RESPONSES_STRUCTURED_OUTPUT,
  'sh/messages-structured-output': async () => (await import('./shell/messages-structured-output.generated.ts')).SHELL_MESSAGES_STRUCTURED_OUTPUT,
  'go/tool-loop': async () => (await import('./go/tool-loop.generated.ts')).GO_TOOL_LOOP,
  'go/structured-output': async () => (await import('./go/structured-output.generated.ts')).GO_STRUCTURED_OUTPUT,
  'java/tool-loop': async () => (await import('./java/tool-loop.generated.ts')).JAVA_TOOL_LOOP,
  'java/structured-output': async () => (await import('./java/structured-output.generated.ts')).JAVA_STRUCTURED_OUTPUT,
  'rust/tool-loop': async () => (await import('./rust/tool-loop.generated.ts')).RUST_TOOL_LOOP,
  'rust/structured-output': async () => (await import('./rust/structured-output.generated.ts')).RUST_STRUCTURED_OUTPUT,
}
