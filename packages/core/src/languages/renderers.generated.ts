// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientRenderer } from './clients/client.ts'
import { GO_CHAT } from './go/chat.generated.ts'
import { GO_STRUCTURED_OUTPUT } from './go/structured-output.generated.ts'
import { GO_TASK } from './go/task.generated.ts'
import { GO_TOOL_LOOP } from './go/tool-loop.generated.ts'
import { JAVA_CHAT } from './java/chat.generated.ts'
import { JAVA_STRUCTURED_OUTPUT } from './java/structured-output.generated.ts'
import { JAVA_TASK } from './java/task.generated.ts'
import { JAVA_TOOL_LOOP } from './java/tool-loop.generated.ts'
import { JAVASCRIPT_CHAT } from './javascript/chat.generated.ts'
import { JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT } from './javascript/messages-structured-output.generated.ts'
import { JAVASCRIPT_MESSAGES_TOOL_LOOP } from './javascript/messages-tool-loop.generated.ts'
import { JAVASCRIPT_MESSAGES } from './javascript/messages.generated.ts'
import { JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT } from './javascript/responses-structured-output.generated.ts'
import { JAVASCRIPT_RESPONSES_TOOL_LOOP } from './javascript/responses-tool-loop.generated.ts'
import { JAVASCRIPT_RESPONSES } from './javascript/responses.generated.ts'
import { JAVASCRIPT_STRUCTURED_OUTPUT } from './javascript/structured-output.generated.ts'
import { JAVASCRIPT_TASK } from './javascript/task.generated.ts'
import { JAVASCRIPT_TOOL_LOOP } from './javascript/tool-loop.generated.ts'
import { PHP_CHAT } from './php/chat.generated.ts'
import { PHP_TASK } from './php/task.generated.ts'
import { PYTHON_CHAT } from './python/chat.generated.ts'
import { PYTHON_MESSAGES_STRUCTURED_OUTPUT } from './python/messages-structured-output.generated.ts'
import { PYTHON_MESSAGES_TOOL_LOOP } from './python/messages-tool-loop.generated.ts'
import { PYTHON_MESSAGES } from './python/messages.generated.ts'
import { PYTHON_RESPONSES_STRUCTURED_OUTPUT } from './python/responses-structured-output.generated.ts'
import { PYTHON_RESPONSES_TOOL_LOOP } from './python/responses-tool-loop.generated.ts'
import { PYTHON_RESPONSES } from './python/responses.generated.ts'
import { PYTHON_STRUCTURED_OUTPUT } from './python/structured-output.generated.ts'
import { PYTHON_TASK } from './python/task.generated.ts'
import { PYTHON_TOOL_LOOP } from './python/tool-loop.generated.ts'
import { RUBY_CHAT } from './ruby/chat.generated.ts'
import { RUBY_TASK } from './ruby/task.generated.ts'
import { RUST_CHAT } from './rust/chat.generated.ts'
import { RUST_STRUCTURED_OUTPUT } from './rust/structured-output.generated.ts'
import { RUST_TASK } from './rust/task.generated.ts'
import { RUST_TOOL_LOOP } from './rust/tool-loop.generated.ts'
import { SHELL_CHAT } from './shell/chat.generated.ts'
import { SHELL_MESSAGES_STRUCTURED_OUTPUT } from './shell/messages-structured-output.generated.ts'
import { SHELL_MESSAGES } from './shell/messages.generated.ts'
import { SHELL_RESPONSES_STRUCTURED_OUTPUT } from './shell/responses-structured-output.generated.ts'
import { SHELL_RESPONSES } from './shell/responses.generated.ts'
import { SHELL_STRUCTURED_OUTPUT } from './shell/structured-output.generated.ts'
import { SHELL_TASK } from './shell/task.generated.ts'

/** How clients write calls of each kind, by language and name. */
export const RENDERERS: { readonly [languageAndName: string]: readonly ClientRenderer[] } = {
  'python/task': PYTHON_TASK,
  'python/chat': PYTHON_CHAT,
  'python/responses': PYTHON_RESPONSES,
  'python/messages': PYTHON_MESSAGES,
  'python/tool-loop': PYTHON_TOOL_LOOP,
  'python/responses-tool-loop': PYTHON_RESPONSES_TOOL_LOOP,
  'python/messages-tool-loop': PYTHON_MESSAGES_TOOL_LOOP,
  'python/structured-output': PYTHON_STRUCTURED_OUTPUT,
  'python/responses-structured-output': PYTHON_RESPONSES_STRUCTURED_OUTPUT,
  'python/messages-structured-output': PYTHON_MESSAGES_STRUCTURED_OUTPUT,
  'js/task': JAVASCRIPT_TASK,
  'js/chat': JAVASCRIPT_CHAT,
  'js/responses': JAVASCRIPT_RESPONSES,
  'js/messages': JAVASCRIPT_MESSAGES,
  'js/tool-loop': JAVASCRIPT_TOOL_LOOP,
  'js/responses-tool-loop': JAVASCRIPT_RESPONSES_TOOL_LOOP,
  'js/messages-tool-loop': JAVASCRIPT_MESSAGES_TOOL_LOOP,
  'js/structured-output': JAVASCRIPT_STRUCTURED_OUTPUT,
  'js/responses-structured-output': JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT,
  'js/messages-structured-output': JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT,
  'sh/task': SHELL_TASK,
  'sh/chat': SHELL_CHAT,
  'sh/responses': SHELL_RESPONSES,
  'sh/messages': SHELL_MESSAGES,
  'sh/structured-output': SHELL_STRUCTURED_OUTPUT,
  'sh/responses-structured-output': SHELL_RESPONSES_STRUCTURED_OUTPUT,
  'sh/messages-structured-output': SHELL_MESSAGES_STRUCTURED_OUTPUT,
  'go/task': GO_TASK,
  'go/chat': GO_CHAT,
  'go/tool-loop': GO_TOOL_LOOP,
  'go/structured-output': GO_STRUCTURED_OUTPUT,
  'java/task': JAVA_TASK,
  'java/chat': JAVA_CHAT,
  'java/tool-loop': JAVA_TOOL_LOOP,
  'java/structured-output': JAVA_STRUCTURED_OUTPUT,
  'rust/task': RUST_TASK,
  'rust/chat': RUST_CHAT,
  'rust/tool-loop': RUST_TOOL_LOOP,
  'rust/structured-output': RUST_STRUCTURED_OUTPUT,
  'php/task': PHP_TASK,
  'php/chat': PHP_CHAT,
  'ruby/task': RUBY_TASK,
  'ruby/chat': RUBY_CHAT,
}
