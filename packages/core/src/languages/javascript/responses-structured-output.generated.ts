// Written by `npm run generate` from the files beside it. Do not edit.

import { fetchResponsesStructuredOutput as fetch } from './clients/fetch/responses-structured-output.ts'
import { openaiResponsesStructuredOutput as openai } from './clients/openai/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-structured-output calls. */
export const JAVASCRIPT_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  fetch,
  openai,
]
