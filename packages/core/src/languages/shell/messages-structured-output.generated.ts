// Written by `npm run generate` from the files beside it. Do not edit.

import { curlMessagesStructuredOutput as curl } from './clients/curl/messages-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind messages-structured-output. */
export const SHELL_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
