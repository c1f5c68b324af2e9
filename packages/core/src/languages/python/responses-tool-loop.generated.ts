// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiResponsesToolLoop as openai } from './clients/openai/responses-tool-loop.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawResponsesToolLoop } from './raw-chats/responses-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-tool-loop calls. */
export const PYTHON_RESPONSES_TOOL_LOOP: readonly ChatRenderer[] = [
  openai,
  /* @__PURE__ */ rawResponsesToolLoop(httpxTransport),
  /* @__PURE__ */ rawResponsesToolLoop(requestsTransport),
]
