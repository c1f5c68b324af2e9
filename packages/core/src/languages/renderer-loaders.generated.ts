// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientRenderer } from './clients/client.ts'

/** The same renderers as functions that each load one list. */
export const RENDERER_LOADERS: {
  readonly [name: string]: { readonly [language: string]: () => Promise<readonly ClientRenderer[]> }
} = {
  'task': {
    'python': async () => (await import('./python/task.generated.ts')).PYTHON_TASK,
    'js': async () => (await import('./javascript/task.generated.ts')).JAVASCRIPT_TASK,
    'sh': async () => (await import('./shell/task.generated.ts')).SHELL_TASK,
    'go': async () => (await import('./go/task.generated.ts')).GO_TASK,
    'java': async () => (await import('./java/task.generated.ts')).JAVA_TASK,
    'rust': async () => (await import('./rust/task.generated.ts')).RUST_TASK,
    'php': async () => (await import('./php/task.generated.ts')).PHP_TASK,
    'ruby': async () => (await import('./ruby/task.generated.ts')).RUBY_TASK,
  },
  'chat': {
    'python': async () => (await import('./python/chat.generated.ts')).PYTHON_CHAT,
    'js': async () => (await import('./javascript/chat.generated.ts')).JAVASCRIPT_CHAT,
    'sh': async () => (await import('./shell/chat.generated.ts')).SHELL_CHAT,
    'go': async () => (await import('./go/chat.generated.ts')).GO_CHAT,
    'java': async () => (await import('./java/chat.generated.ts')).JAVA_CHAT,
    'rust': async () => (await import('./rust/chat.generated.ts')).RUST_CHAT,
    'php': async () => (await import('./php/chat.generated.ts')).PHP_CHAT,
    'ruby': async () => (await import('./ruby/chat.generated.ts')).RUBY_CHAT,
  },
  'responses': {
    'python': async () => (await import('./python/responses.generated.ts')).PYTHON_RESPONSES,
    'js': async () => (await import('./javascript/responses.generated.ts')).JAVASCRIPT_RESPONSES,
    'sh': async () => (await import('./shell/responses.generated.ts')).SHELL_RESPONSES,
    'go': async () => (await import('./go/responses.generated.ts')).GO_RESPONSES,
    'java': async () => (await import('./java/responses.generated.ts')).JAVA_RESPONSES,
    'rust': async () => (await import('./rust/responses.generated.ts')).RUST_RESPONSES,
    'php': async () => (await import('./php/responses.generated.ts')).PHP_RESPONSES,
    'ruby': async () => (await import('./ruby/responses.generated.ts')).RUBY_RESPONSES,
  },
  'messages': {
    'python': async () => (await import('./python/messages.generated.ts')).PYTHON_MESSAGES,
    'js': async () => (await import('./javascript/messages.generated.ts')).JAVASCRIPT_MESSAGES,
    'sh': async () => (await import('./shell/messages.generated.ts')).SHELL_MESSAGES,
    'go': async () => (await import('./go/messages.generated.ts')).GO_MESSAGES,
    'java': async () => (await import('./java/messages.generated.ts')).JAVA_MESSAGES,
    'rust': async () => (await import('./rust/messages.generated.ts')).RUST_MESSAGES,
    'php': async () => (await import('./php/messages.generated.ts')).PHP_MESSAGES,
    'ruby': async () => (await import('./ruby/messages.generated.ts')).RUBY_MESSAGES,
  },
  'tool-loop': {
    'python': async () => (await import('./python/tool-loop.generated.ts')).PYTHON_TOOL_LOOP,
    'js': async () => (await import('./javascript/tool-loop.generated.ts')).JAVASCRIPT_TOOL_LOOP,
    'go': async () => (await import('./go/tool-loop.generated.ts')).GO_TOOL_LOOP,
    'java': async () => (await import('./java/tool-loop.generated.ts')).JAVA_TOOL_LOOP,
    'rust': async () => (await import('./rust/tool-loop.generated.ts')).RUST_TOOL_LOOP,
    'php': async () => (await import('./php/tool-loop.generated.ts')).PHP_TOOL_LOOP,
    'ruby': async () => (await import('./ruby/tool-loop.generated.ts')).RUBY_TOOL_LOOP,
  },
  'structured-output': {
    'python': async () => (await import('./python/structured-output.generated.ts')).PYTHON_STRUCTURED_OUTPUT,
    'js': async () => (await import('./javascript/structured-output.generated.ts')).JAVASCRIPT_STRUCTURED_OUTPUT,
    'sh': async () => (await import('./shell/structured-output.generated.ts')).SHELL_STRUCTURED_OUTPUT,
    'go': async () => (await import('./go/structured-output.generated.ts')).GO_STRUCTURED_OUTPUT,
    'java': async () => (await import('./java/structured-output.generated.ts')).JAVA_STRUCTURED_OUTPUT,
    'rust': async () => (await import('./rust/structured-output.generated.ts')).RUST_STRUCTURED_OUTPUT,
    'php': async () => (await import('./php/structured-output.generated.ts')).PHP_STRUCTURED_OUTPUT,
    'ruby': async () => (await import('./ruby/structured-output.generated.ts')).RUBY_STRUCTURED_OUTPUT,
  },
  'responses-tool-loop': {
    'python': async () => (await import('./python/responses-tool-loop.generated.ts')).PYTHON_RESPONSES_TOOL_LOOP,
    'js': async () => (await import('./javascript/responses-tool-loop.generated.ts')).JAVASCRIPT_RESPONSES_TOOL_LOOP,
    'java': async () => (await import('./java/responses-tool-loop.generated.ts')).JAVA_RESPONSES_TOOL_LOOP,
  },
  'responses-structured-output': {
    'python': async () => (await import('./python/responses-structured-output.generated.ts')).PYTHON_RESPONSES_STRUCTURED_OUTPUT,
    'js': async () => (await import('./javascript/responses-structured-output.generated.ts')).JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT,
    'sh': async () => (await import('./shell/responses-structured-output.generated.ts')).SHELL_RESPONSES_STRUCTURED_OUTPUT,
    'java': async () => (await import('./java/responses-structured-output.generated.ts')).JAVA_RESPONSES_STRUCTURED_OUTPUT,
  },
  'messages-tool-loop': {
    'python': async () => (await import('./python/messages-tool-loop.generated.ts')).PYTHON_MESSAGES_TOOL_LOOP,
    'js': async () => (await import('./javascript/messages-tool-loop.generated.ts')).JAVASCRIPT_MESSAGES_TOOL_LOOP,
  },
  'messages-structured-output': {
    'python': async () => (await import('./python/messages-structured-output.generated.ts')).PYTHON_MESSAGES_STRUCTURED_OUTPUT,
    'js': async () => (await import('./javascript/messages-structured-output.generated.ts')).JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT,
    'sh': async () => (await import('./shell/messages-structured-output.generated.ts')).SHELL_MESSAGES_STRUCTURED_OUTPUT,
  },
}
