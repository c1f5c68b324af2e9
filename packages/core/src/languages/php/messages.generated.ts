// Written by `npm run generate` from the files beside it. Do not edit.

import { curlMessages as curl } from './clients/curl/messages.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for messages calls. */
export const PHP_MESSAGES: readonly ChatRenderer[] = [
  curl,
]
