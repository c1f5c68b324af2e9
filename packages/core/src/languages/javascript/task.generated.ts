// Written by `npm run generate` from the files beside it. Do not edit.

import { aiSdkTask as aiSdk } from './clients/ai-sdk/task.ts'
import { fetchTask as fetch } from './clients/fetch/task.ts'
import { huggingfaceJsTask as huggingfaceJs } from './clients/huggingface-js/task.ts'
import { openaiTask as openai } from './clients/openai/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** How the clients of the language write calls of the kind task. */
export const JAVASCRIPT_TASK: readonly TaskRenderer[] = [
  aiSdk,
  fetch,
  huggingfaceJs,
  openai,
]
