// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkStructuredOutput as aiSdk } from './clients/ai-sdk/structured-output.ts'
import { fetchStructuredOutput as fetch } from './clients/fetch/structured-output.ts'
import { groqSdkStructuredOutput as groqSdk } from './clients/groq-sdk/structured-output.ts'
import { huggingfaceJsStructuredOutput as huggingfaceJs } from './clients/huggingface-js/structured-output.ts'
import { langchainStructuredOutput as langchain } from './clients/langchain/structured-output.ts'
import { mastraStructuredOutput as mastra } from './clients/mastra/structured-output.ts'
import { openaiAgentsStructuredOutput as openaiAgents } from './clients/openai-agents/structured-output.ts'
import { openaiStructuredOutput as openai } from './clients/openai/structured-output.ts'
import { togetherAiStructuredOutput as togetherAi } from './clients/together-ai/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const JAVASCRIPT_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  aiSdk,
  fetch,
  groqSdk,
  huggingfaceJs,
  langchain,
  mastra,
  openaiAgents,
  openai,
  togetherAi,
]
