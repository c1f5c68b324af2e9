// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpChat as netHttp } from './clients/net-http/chat.ts'
import { openaiGoChat as openaiGo } from './clients/openai-go/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const GO_CHAT: readonly ChatRenderer[] = [
  netHttp,
  openaiGo,
]
