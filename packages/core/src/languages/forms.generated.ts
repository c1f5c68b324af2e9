// Written by `npm run generate` from the files beside it. Do not edit.

import type { ClientForm } from './clients/client.ts'
import { JAVASCRIPT_TOOL_LOOP } from './javascript/tool-loop.generated.ts'
import { PYTHON_TOOL_LOOP } from './python/tool-loop.generated.ts'

/** How clients write chats of each form, by language and form. */
export const CHAT_FORMS: { readonly [languageAndForm: string]: readonly ClientForm[] } = {
  'python/tool-loop': PYTHON_TOOL_LOOP,
  'js/tool-loop': JAVASCRIPT_TOOL_LOOP,
}
