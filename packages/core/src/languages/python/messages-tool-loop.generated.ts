// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesToolLoop as anthropic } from './clients/anthropic/messages-tool-loop.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawMessagesToolLoop } from './raw-chats/messages-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-tool-loop calls. */
export const PYTHON_MESSAGES_TOOL_LOOP: readonly ChatRenderer[] = [
  anthropic,
  /* @__PURE__ */ rawMessagesToolLoop(httpxTransport),
  /* @__PURE__ */ rawMessagesToolLoop(requestsTransport),
]
