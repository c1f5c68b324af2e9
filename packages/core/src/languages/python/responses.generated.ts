// Written by `npm run generate` from the files beside it. Do not edit.

import { httpxResponses as httpx } from './clients/httpx/responses.ts'
import { openaiResponses as openai } from './clients/openai/responses.ts'
import { requestsResponses as requests } from './clients/requests/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind responses. */
export const PYTHON_RESPONSES: readonly ChatRenderer[] = [
  httpx,
  openai,
  requests,
]
