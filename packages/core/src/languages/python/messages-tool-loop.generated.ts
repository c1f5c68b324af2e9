// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesToolLoop as anthropic } from './clients/anthropic/messages-tool-loop.ts'
import { httpxMessagesToolLoop as httpx } from './clients/httpx/messages-tool-loop.ts'
import { requestsMessagesToolLoop as requests } from './clients/requests/messages-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-tool-loop calls. */
export const PYTHON_MESSAGES_TOOL_LOOP: readonly ChatRenderer[] = [
  anthropic,
  httpx,
  requests,
]
