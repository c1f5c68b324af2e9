// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessagesStructuredOutput as anthropic } from './clients/anthropic/messages-structured-output.ts'
import { httpxMessagesStructuredOutput as httpx } from './clients/httpx/messages-structured-output.ts'
import { requestsMessagesStructuredOutput as requests } from './clients/requests/messages-structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages-structured-output calls. */
export const PYTHON_MESSAGES_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  anthropic,
  httpx,
  requests,
]
