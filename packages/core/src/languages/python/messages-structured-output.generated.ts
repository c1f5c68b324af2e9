// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesStructuredOutput as anthropic } from './clients/anthropic/messages-structured-output.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawMessagesStructuredOutput } from './raw-chats/messages-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-structured-output calls. */
export const PYTHON_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  anthropic,
  /* @__PURE__ */ rawMessagesStructuredOutput(httpxTransport),
  /* @__PURE__ */ rawMessagesStructuredOutput(requestsTransport),
]
