// Written by `npm run generate` from the files beside it. Do not edit.

import { fetchResponsesToolLoop as fetch } from './clients/fetch/responses-tool-loop.ts'
import { openaiResponsesToolLoop as openai } from './clients/openai/responses-tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for responses-tool-loop calls. */
export const JAVASCRIPT_RESPONSES_TOOL_LOOP: readonly ChatRenderer[] = [
  fetch,
  openai,
]
