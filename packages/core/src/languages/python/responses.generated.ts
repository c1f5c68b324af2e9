// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiResponses as openai } from './clients/openai/responses.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawResponses } from './raw-chats/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const PYTHON_RESPONSES: readonly ChatRenderer[] = [
  openai,
  /* @__PURE__ */ rawResponses(httpxTransport),
  /* @__PURE__ */ rawResponses(requestsTransport),
]
