// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpResponses as netHttp } from './clients/net-http/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const RUBY_RESPONSES: readonly ChatRenderer[] = [
  netHttp,
]
