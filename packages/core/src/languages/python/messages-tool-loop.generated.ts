// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesToolLoop as anthropic } from './clients/anthropic/messages-tool-loop.ts'
import { httpxMessagesToolLoop as httpx } from './clients/httpx/messages-tool-loop.ts'
import { requestsMessagesToolLoop as requests } from './clients/requests/messages-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind messages-tool-loop. */
export const PYTHON_MESSAGES_TOOL_LOOP: readonly ChatRenderer[] = [
  anthropic,
  httpx,
  requests,
]
