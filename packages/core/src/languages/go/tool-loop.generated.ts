// Written by `npm run generate` from the files beside it. Do not edit.

import { openaiGoToolLoop as openaiGo } from './clients/openai-go/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind tool-loop. */
export const GO_TOOL_LOOP: readonly ChatRenderer[] = [
  openaiGo,
]
