// Written by `npm run generate` from the files beside it. Do not edit.

import { agentFramework } from './clients/agent-framework/client.ts'
import { agno } from './clients/agno/client.ts'
import { anthropic } from './clients/anthropic/client.ts'
import { dspy } from './clients/dspy/client.ts'
import { falClient } from './clients/fal-client/client.ts'
import { groq } from './clients/groq/client.ts'
import { haystack } from './clients/haystack/client.ts'
import { httpx } from './clients/httpx/client.ts'
import { huggingfaceHub } from './clients/huggingface-hub/client.ts'
import { instructor } from './clients/instructor/client.ts'
import { langchain } from './clients/langchain/client.ts'
import { litellm } from './clients/litellm/client.ts'
import { llamaindex } from './clients/llamaindex/client.ts'
import { openaiAgents } from './clients/openai-agents/client.ts'
import { openai } from './clients/openai/client.ts'
import { pydanticAi } from './clients/pydantic-ai/client.ts'
import { replicate } from './clients/replicate/client.ts'
import { requests } from './clients/requests/client.ts'
import { smolagents } from './clients/smolagents/client.ts'
import { strandsAgents } from './clients/strands-agents/client.ts'
import { together } from './clients/together/client.ts'
import type { Client } from '../clients/client.ts'

/** The language’s clients, in display order. */
export const PYTHON_CLIENTS: readonly Client[] = [
  openai,
  huggingfaceHub,
  falClient,
  requests,
  anthropic,
  httpx,
  groq,
  together,
  replicate,
  langchain,
  pydanticAi,
  litellm,
  openaiAgents,
  llamaindex,
  haystack,
  agno,
  agentFramework,
  smolagents,
  dspy,
  instructor,
  strandsAgents,
]

/** Their ids. */
export type PythonClientId =
  | 'openai'
  | 'huggingface_hub'
  | 'fal_client'
  | 'requests'
  | 'anthropic'
  | 'httpx'
  | 'groq'
  | 'together'
  | 'replicate'
  | 'langchain'
  | 'pydantic_ai'
  | 'litellm'
  | 'openai-agents'
  | 'llamaindex'
  | 'haystack'
  | 'agno'
  | 'agent-framework'
  | 'smolagents'
  | 'dspy'
  | 'instructor'
  | 'strands-agents'
