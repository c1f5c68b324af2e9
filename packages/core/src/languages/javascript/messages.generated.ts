// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessages as anthropic } from './clients/anthropic/messages.ts'
import { fetchMessages as fetch } from './clients/fetch/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind messages. */
export const JAVASCRIPT_MESSAGES: readonly ChatRenderer[] = [
  anthropic,
  fetch,
]
