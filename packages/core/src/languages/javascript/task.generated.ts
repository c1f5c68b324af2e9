// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkTask as aiSdk } from './clients/ai-sdk/task.ts'
import { falClientTask as falClient } from './clients/fal-client/task.ts'
import { fetchTask as fetch } from './clients/fetch/task.ts'
import { huggingfaceJsTask as huggingfaceJs } from './clients/huggingface-js/task.ts'
import { langchainTask as langchain } from './clients/langchain/task.ts'
import { openaiTask as openai } from './clients/openai/task.ts'
import { replicateTask as replicate } from './clients/replicate/task.ts'
import { togetherAiTask as togetherAi } from './clients/together-ai/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const JAVASCRIPT_TASK: readonly TaskRenderer[] = [
  aiSdk,
  falClient,
  fetch,
  huggingfaceJs,
  langchain,
  openai,
  replicate,
  togetherAi,
]
