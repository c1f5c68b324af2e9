// Written by `npm run generate` from the files beside it. Do not edit.

import { agentFrameworkTask as agentFramework } from './clients/agent-framework/task.ts'
import { agnoTask as agno } from './clients/agno/task.ts'
import { dspyTask as dspy } from './clients/dspy/task.ts'
import { falClientTask as falClient } from './clients/fal-client/task.ts'
import { haystackTask as haystack } from './clients/haystack/task.ts'
import { huggingfaceHubTask as huggingfaceHub } from './clients/huggingface-hub/task.ts'
import { langchainTask as langchain } from './clients/langchain/task.ts'
import { litellmTask as litellm } from './clients/litellm/task.ts'
import { llamaindexTask as llamaindex } from './clients/llamaindex/task.ts'
import { openaiTask as openai } from './clients/openai/task.ts'
import { pydanticAiTask as pydanticAi } from './clients/pydantic-ai/task.ts'
import { replicateTask as replicate } from './clients/replicate/task.ts'
import { requestsTask as requests } from './clients/requests/task.ts'
import { togetherTask as together } from './clients/together/task.ts'
import type { TaskRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for task calls. */
export const PYTHON_TASK: readonly TaskRenderer[] = [
  agentFramework,
  agno,
  dspy,
  falClient,
  haystack,
  huggingfaceHub,
  langchain,
  litellm,
  llamaindex,
  openai,
  pydanticAi,
  replicate,
  requests,
  together,
]
