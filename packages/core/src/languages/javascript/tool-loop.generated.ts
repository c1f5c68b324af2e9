// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkToolLoop as aiSdk } from './clients/ai-sdk/tool-loop.ts'
import { fetchToolLoop as fetch } from './clients/fetch/tool-loop.ts'
import { groqSdkToolLoop as groqSdk } from './clients/groq-sdk/tool-loop.ts'
import { huggingfaceJsToolLoop as huggingfaceJs } from './clients/huggingface-js/tool-loop.ts'
import { langchainToolLoop as langchain } from './clients/langchain/tool-loop.ts'
import { mastraToolLoop as mastra } from './clients/mastra/tool-loop.ts'
import { openaiAgentsToolLoop as openaiAgents } from './clients/openai-agents/tool-loop.ts'
import { openaiToolLoop as openai } from './clients/openai/tool-loop.ts'
import { togetherAiToolLoop as togetherAi } from './clients/together-ai/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const JAVASCRIPT_TOOL_LOOP: readonly ChatRenderer[] = [
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
