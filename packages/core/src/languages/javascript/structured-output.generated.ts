// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkStructuredOutput as aiSdk } from './clients/ai-sdk/structured-output.ts'
import { fetchStructuredOutput as fetch } from './clients/fetch/structured-output.ts'
import { huggingfaceJsStructuredOutput as huggingfaceJs } from './clients/huggingface-js/structured-output.ts'
import { openaiAgentsStructuredOutput as openaiAgents } from './clients/openai-agents/structured-output.ts'
import { openaiStructuredOutput as openai } from './clients/openai/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind structured-output. */
export const JAVASCRIPT_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  aiSdk,
  fetch,
  huggingfaceJs,
  openaiAgents,
  openai,
]
