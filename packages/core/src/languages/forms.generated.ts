// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientForm } from './clients/client.ts'
import { JAVASCRIPT_MESSAGES } from './javascript/messages.generated.ts'
import { JAVASCRIPT_RESPONSES } from './javascript/responses.generated.ts'
import { JAVASCRIPT_TOOL_LOOP } from './javascript/tool-loop.generated.ts'
import { PYTHON_MESSAGES } from './python/messages.generated.ts'
import { PYTHON_RESPONSES } from './python/responses.generated.ts'
import { PYTHON_TOOL_LOOP } from './python/tool-loop.generated.ts'
import { SHELL_MESSAGES } from './shell/messages.generated.ts'
import { SHELL_RESPONSES } from './shell/responses.generated.ts'

/** How clients write chats of each form, by language and form. */
export const CHAT_FORMS: { readonly [languageAndForm: string]: readonly ClientForm[] } = {
  'python/responses': PYTHON_RESPONSES,
  'python/messages': PYTHON_MESSAGES,
  'python/tool-loop': PYTHON_TOOL_LOOP,
  'js/responses': JAVASCRIPT_RESPONSES,
  'js/messages': JAVASCRIPT_MESSAGES,
  'js/tool-loop': JAVASCRIPT_TOOL_LOOP,
  'sh/responses': SHELL_RESPONSES,
  'sh/messages': SHELL_MESSAGES,
}
