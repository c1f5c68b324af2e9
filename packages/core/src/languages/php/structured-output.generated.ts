// Written by `npm run generate` from the files beside it. Do not edit.

import { curlStructuredOutput as curl } from './clients/curl/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const PHP_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
