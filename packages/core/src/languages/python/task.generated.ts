// Written by `npm run generate` from the files beside it. Do not edit.

import { falClientTask as falClient } from './clients/fal-client/task.ts'
import { haystackTask as haystack } from './clients/haystack/task.ts'
import { huggingfaceHubTask as huggingfaceHub } from './clients/huggingface-hub/task.ts'
import { litellmTask as litellm } from './clients/litellm/task.ts'
import { openaiTask as openai } from './clients/openai/task.ts'
import { requestsTask as requests } from './clients/requests/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const PYTHON_TASK: readonly TaskRenderer[] = [
  falClient,
  haystack,
  huggingfaceHub,
  litellm,
  openai,
  requests,
]
