// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientRenderer } from './clients/client.ts'
import { GO_CHAT } from './go/chat.generated.ts'
import { GO_MESSAGES } from './go/messages.generated.ts'
import { GO_RESPONSES } from './go/responses.generated.ts'
import { GO_STRUCTURED_OUTPUT } from './go/structured-output.generated.ts'
import { GO_TASK } from './go/task.generated.ts'
import { GO_TOOL_LOOP } from './go/tool-loop.generated.ts'
import { JAVA_CHAT } from './java/chat.generated.ts'
import { JAVA_MESSAGES } from './java/messages.generated.ts'
import { JAVA_RESPONSES_STRUCTURED_OUTPUT } from './java/responses-structured-output.generated.ts'
import { JAVA_RESPONSES_TOOL_LOOP } from './java/responses-tool-loop.generated.ts'
import { JAVA_RESPONSES } from './java/responses.generated.ts'
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
import { PHP_MESSAGES } from './php/messages.generated.ts'
import { PHP_RESPONSES } from './php/responses.generated.ts'
import { PHP_STRUCTURED_OUTPUT } from './php/structured-output.generated.ts'
import { PHP_TASK } from './php/task.generated.ts'
import { PHP_TOOL_LOOP } from './php/tool-loop.generated.ts'
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
import { RUBY_MESSAGES } from './ruby/messages.generated.ts'
import { RUBY_RESPONSES } from './ruby/responses.generated.ts'
import { RUBY_STRUCTURED_OUTPUT } from './ruby/structured-output.generated.ts'
import { RUBY_TASK } from './ruby/task.generated.ts'
import { RUBY_TOOL_LOOP } from './ruby/tool-loop.generated.ts'
import { RUST_CHAT } from './rust/chat.generated.ts'
import { RUST_MESSAGES } from './rust/messages.generated.ts'
import { RUST_RESPONSES } from './rust/responses.generated.ts'
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

/** Renderers by kind of call and language. */
export const RENDERERS: { readonly [name: string]: { readonly [language: string]: readonly ClientRenderer[] } } = {
  'task': { 'python': PYTHON_TASK, 'js': JAVASCRIPT_TASK, 'sh': SHELL_TASK, 'go': GO_TASK, 'java': JAVA_TASK, 'rust': RUST_TASK, 'php': PHP_TASK, 'ruby': RUBY_TASK },
  'chat': { 'python': PYTHON_CHAT, 'js': JAVASCRIPT_CHAT, 'sh': SHELL_CHAT, 'go': GO_CHAT, 'java': JAVA_CHAT, 'rust': RUST_CHAT, 'php': PHP_CHAT, 'ruby': RUBY_CHAT },
  'responses': { 'python': PYTHON_RESPONSES, 'js': JAVASCRIPT_RESPONSES, 'sh': SHELL_RESPONSES, 'go': GO_RESPONSES, 'java': JAVA_RESPONSES, 'rust': RUST_RESPONSES, 'php': PHP_RESPONSES, 'ruby': RUBY_RESPONSES },
  'messages': { 'python': PYTHON_MESSAGES, 'js': JAVASCRIPT_MESSAGES, 'sh': SHELL_MESSAGES, 'go': GO_MESSAGES, 'java': JAVA_MESSAGES, 'rust': RUST_MESSAGES, 'php': PHP_MESSAGES, 'ruby': RUBY_MESSAGES },
  'tool-loop': { 'python': PYTHON_TOOL_LOOP, 'js': JAVASCRIPT_TOOL_LOOP, 'go': GO_TOOL_LOOP, 'java': JAVA_TOOL_LOOP, 'rust': RUST_TOOL_LOOP, 'php': PHP_TOOL_LOOP, 'ruby': RUBY_TOOL_LOOP },
  'structured-output': { 'python': PYTHON_STRUCTURED_OUTPUT, 'js': JAVASCRIPT_STRUCTURED_OUTPUT, 'sh': SHELL_STRUCTURED_OUTPUT, 'go': GO_STRUCTURED_OUTPUT, 'java': JAVA_STRUCTURED_OUTPUT, 'rust': RUST_STRUCTURED_OUTPUT, 'php': PHP_STRUCTURED_OUTPUT, 'ruby': RUBY_STRUCTURED_OUTPUT },
  'responses-tool-loop': { 'python': PYTHON_RESPONSES_TOOL_LOOP, 'js': JAVASCRIPT_RESPONSES_TOOL_LOOP, 'java': JAVA_RESPONSES_TOOL_LOOP },
  'responses-structured-output': { 'python': PYTHON_RESPONSES_STRUCTURED_OUTPUT, 'js': JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT, 'sh': SHELL_RESPONSES_STRUCTURED_OUTPUT, 'java': JAVA_RESPONSES_STRUCTURED_OUTPUT },
  'messages-tool-loop': { 'python': PYTHON_MESSAGES_TOOL_LOOP, 'js': JAVASCRIPT_MESSAGES_TOOL_LOOP },
  'messages-structured-output': { 'python': PYTHON_MESSAGES_STRUCTURED_OUTPUT, 'js': JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT, 'sh': SHELL_MESSAGES_STRUCTURED_OUTPUT },
}
