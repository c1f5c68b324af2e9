// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpChat as netHttp } from './clients/net-http/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind chat. */
export const RUBY_CHAT: readonly ChatRenderer[] = [
  netHttp,
]
