// Written by `npm run generate` from the files beside it. Do not edit.

import { netHttpToolLoop as netHttp } from './clients/net-http/tool-loop.ts'
import { openaiGoToolLoop as openaiGo } from './clients/openai-go/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const GO_TOOL_LOOP: readonly ChatRenderer[] = [
  netHttp,
  openaiGo,
]
