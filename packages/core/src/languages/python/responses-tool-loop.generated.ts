// Written by `npm run generate` from the files beside it. Do not edit.

import { httpxResponsesToolLoop as httpx } from './clients/httpx/responses-tool-loop.ts'
import { openaiResponsesToolLoop as openai } from './clients/openai/responses-tool-loop.ts'
import { requestsResponsesToolLoop as requests } from './clients/requests/responses-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind responses-tool-loop. */
export const PYTHON_RESPONSES_TOOL_LOOP: readonly ChatRenderer[] = [
  httpx,
  openai,
  requests,
]
