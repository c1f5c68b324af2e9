// Written by `npm run generate` from the files beside it. Do not edit.

import { curlMessages as curl } from './clients/curl/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind messages. */
export const SHELL_MESSAGES: readonly ChatRenderer[] = [
  curl,
]
