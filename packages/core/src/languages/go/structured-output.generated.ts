// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpStructuredOutput as netHttp } from './clients/net-http/structured-output.ts'
import { openaiGoStructuredOutput as openaiGo } from './clients/openai-go/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const GO_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  netHttp,
  openaiGo,
]
