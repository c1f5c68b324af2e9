// Written by `npm run generate` from the files beside it. Do not edit.

import { curlMessagesStructuredOutput as curl } from './clients/curl/messages-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-structured-output calls. */
export const SHELL_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  curl,
]
