// Written by `npm run generate` from the files beside it. Do not edit.

import { curlStructuredOutput as curl } from './clients/curl/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind structured-output. */
export const SHELL_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
