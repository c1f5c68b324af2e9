// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdk } from './clients/ai-sdk/client.ts'
import { anthropic } from './clients/anthropic/client.ts'
import { falClient } from './clients/fal-client/client.ts'
import { fetch } from './clients/fetch/client.ts'
import { groqSdk } from './clients/groq-sdk/client.ts'
import { huggingfaceJs } from './clients/huggingface-js/client.ts'
import { langchain } from './clients/langchain/client.ts'
import { mastra } from './clients/mastra/client.ts'
import { openaiAgents } from './clients/openai-agents/client.ts'
import { openai } from './clients/openai/client.ts'
import { replicate } from './clients/replicate/client.ts'
import { togetherAi } from './clients/together-ai/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const JAVASCRIPT_CLIENTS: readonly Client[] = [
  openai,
  huggingfaceJs,
  fetch,
  anthropic,
  falClient,
  groqSdk,
  togetherAi,
  replicate,
  aiSdk,
  openaiAgents,
  langchain,
  mastra,
]

/** Their ids. */
export type JavascriptClientId =
  | 'openai'
  | 'huggingface.js'
  | 'fetch'
  | 'anthropic'
  | '@fal-ai/client'
  | 'groq-sdk'
  | 'together-ai'
  | 'replicate'
  | 'ai-sdk'
  | 'openai-agents'
  | 'langchain'
  | 'mastra'
