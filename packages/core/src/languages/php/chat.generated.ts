// Written by `npm run generate` from the files beside it. Do not edit.

import { curlChat as curl } from './clients/curl/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const PHP_CHAT: readonly ChatRenderer[] = [
  curl,
]
