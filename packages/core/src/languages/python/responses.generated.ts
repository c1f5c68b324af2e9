// Written by `npm run generate` from the files beside it. Do not edit.

import { httpxResponses as httpx } from './clients/httpx/responses.ts'
import { openaiResponses as openai } from './clients/openai/responses.ts'
import { requestsResponses as requests } from './clients/requests/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const PYTHON_RESPONSES: readonly ChatRenderer[] = [
  httpx,
  openai,
  requests,
]
