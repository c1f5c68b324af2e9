// Written by `npm run generate` from the files beside it. Do not edit.

import { httpxResponsesStructuredOutput as httpx } from './clients/httpx/responses-structured-output.ts'
import { openaiResponsesStructuredOutput as openai } from './clients/openai/responses-structured-output.ts'
import { requestsResponsesStructuredOutput as requests } from './clients/requests/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-structured-output calls. */
export const PYTHON_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  httpx,
  openai,
  requests,
]
