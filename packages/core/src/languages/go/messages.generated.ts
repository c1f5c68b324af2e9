// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpMessages as netHttp } from './clients/net-http/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const GO_MESSAGES: readonly ChatRenderer[] = [
  netHttp,
]
