// Written by `npm run generate` from the files beside it. Do not edit.

import { anthropicMessages as anthropic } from './clients/anthropic/messages.ts'
import { fetchMessages as fetch } from './clients/fetch/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const JAVASCRIPT_MESSAGES: readonly ChatRenderer[] = [
  anthropic,
  fetch,
]
