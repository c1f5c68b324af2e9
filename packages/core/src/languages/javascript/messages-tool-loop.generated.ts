// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesToolLoop as anthropic } from './clients/anthropic/messages-tool-loop.ts'
import { fetchMessagesToolLoop as fetch } from './clients/fetch/messages-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-tool-loop calls. */
export const JAVASCRIPT_MESSAGES_TOOL_LOOP: readonly ChatRenderer[] = [
  anthropic,
  fetch,
]
