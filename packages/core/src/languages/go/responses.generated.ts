// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiGoResponses as openaiGo } from './clients/openai-go/responses.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses calls. */
export const GO_RESPONSES: readonly ChatRenderer[] = [
  openaiGo,
]
