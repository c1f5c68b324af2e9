// Written by `npm run generate` from the files beside it. Do not edit.

import { curlResponses as curl } from './clients/curl/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const PHP_RESPONSES: readonly ChatRenderer[] = [
  curl,
]
