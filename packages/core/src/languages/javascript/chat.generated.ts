// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkChat as aiSdk } from './clients/ai-sdk/chat.ts'
import { fetchChat as fetch } from './clients/fetch/chat.ts'
import { groqSdkChat as groqSdk } from './clients/groq-sdk/chat.ts'
import { huggingfaceJsChat as huggingfaceJs } from './clients/huggingface-js/chat.ts'
import { langchainChat as langchain } from './clients/langchain/chat.ts'
import { mastraChat as mastra } from './clients/mastra/chat.ts'
import { openaiAgentsChat as openaiAgents } from './clients/openai-agents/chat.ts'
import { openaiChat as openai } from './clients/openai/chat.ts'
import { togetherAiChat as togetherAi } from './clients/together-ai/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const JAVASCRIPT_CHAT: readonly ChatRenderer[] = [
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
