// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessages as anthropic } from './clients/anthropic/messages.ts'
import { httpxMessages as httpx } from './clients/httpx/messages.ts'
import { requestsMessages as requests } from './clients/requests/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const PYTHON_MESSAGES: readonly ChatRenderer[] = [
  anthropic,
  httpx,
  requests,
]
