// Written by `npm run generate` from the files beside it. Do not edit.

import { curlResponses as curl } from './clients/curl/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind responses. */
export const SHELL_RESPONSES: readonly ChatRenderer[] = [
  curl,
]
