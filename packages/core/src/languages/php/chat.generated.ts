// Written by `npm run generate` from the files beside it. Do not edit.

import { curlChat as curl } from './clients/curl/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind chat. */
export const PHP_CHAT: readonly ChatRenderer[] = [
  curl,
]
