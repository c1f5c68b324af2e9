// Written by `npm run generate` from the files beside it. Do not edit.

import { curlResponsesStructuredOutput as curl } from './clients/curl/responses-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind responses-structured-output. */
export const SHELL_RESPONSES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
