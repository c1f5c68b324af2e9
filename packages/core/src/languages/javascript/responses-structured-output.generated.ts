// Written by `npm run generate` from the files beside it. Do not edit.

import { fetchResponsesStructuredOutput as fetch } from './clients/fetch/responses-structured-output.ts'
import { openaiResponsesStructuredOutput as openai } from './clients/openai/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind responses-structured-output. */
export const JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  fetch,
  openai,
]
