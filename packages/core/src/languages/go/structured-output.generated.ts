// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiGoStructuredOutput as openaiGo } from './clients/openai-go/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind structured-output. */
export const GO_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  openaiGo,
]
