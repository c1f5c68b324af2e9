// Written by `npm run generate` from the files beside it. Do not edit.

import { curlResponsesStructuredOutput as curl } from './clients/curl/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-structured-output calls. */
export const SHELL_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
