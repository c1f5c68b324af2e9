// Written by `npm run generate` from the files beside it. Do not edit.

import { fetchResponses as fetch } from './clients/fetch/responses.ts'
import { openaiResponses as openai } from './clients/openai/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const JAVASCRIPT_RESPONSES: readonly ChatRenderer[] = [
  fetch,
  openai,
]
