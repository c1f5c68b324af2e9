// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiResponsesStructuredOutput as openai } from './clients/openai/responses-structured-output.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawResponsesStructuredOutput } from './raw-chats/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-structured-output calls. */
export const PYTHON_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  openai,
  /* @__PURE__ */ rawResponsesStructuredOutput(httpxTransport),
  /* @__PURE__ */ rawResponsesStructuredOutput(requestsTransport),
]
