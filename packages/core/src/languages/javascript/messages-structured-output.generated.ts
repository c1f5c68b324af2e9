// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesStructuredOutput as anthropic } from './clients/anthropic/messages-structured-output.ts'
import { fetchMessagesStructuredOutput as fetch } from './clients/fetch/messages-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-structured-output calls. */
export const JAVASCRIPT_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  anthropic,
  fetch,
]
