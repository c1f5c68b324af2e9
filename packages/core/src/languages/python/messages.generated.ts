// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessages as anthropic } from './clients/anthropic/messages.ts'
import { httpxMessages as httpx } from './clients/httpx/messages.ts'
import { requestsMessages as requests } from './clients/requests/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind messages. */
export const PYTHON_MESSAGES: readonly ChatRenderer[] = [
  anthropic,
  httpx,
  requests,
]
