// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessages as anthropic } from './clients/anthropic/messages.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawMessages } from './raw-chats/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const PYTHON_MESSAGES: readonly ChatRenderer[] = [
  anthropic,
  /* @__PURE__ */ rawMessages(httpxTransport),
  /* @__PURE__ */ rawMessages(requestsTransport),
]
