// Written by `npm run generate` from the files beside it. Do not edit.

import { httpxResponsesToolLoop as httpx } from './clients/httpx/responses-tool-loop.ts'
import { openaiResponsesToolLoop as openai } from './clients/openai/responses-tool-loop.ts'
import { requestsResponsesToolLoop as requests } from './clients/requests/responses-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-tool-loop calls. */
export const PYTHON_RESPONSES_TOOL_LOOP: readonly ChatRenderer[] = [
  httpx,
  openai,
  requests,
]
