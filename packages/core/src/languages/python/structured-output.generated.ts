// Written by `npm run generate` from the files beside it. Do not edit.

import { agentFrameworkStructuredOutput as agentFramework } from './clients/agent-framework/structured-output.ts'
import { agnoStructuredOutput as agno } from './clients/agno/structured-output.ts'
import { dspyStructuredOutput as dspy } from './clients/dspy/structured-output.ts'
import { groqStructuredOutput as groq } from './clients/groq/structured-output.ts'
import { haystackStructuredOutput as haystack } from './clients/haystack/structured-output.ts'
import { huggingfaceHubStructuredOutput as huggingfaceHub } from './clients/huggingface-hub/structured-output.ts'
import { instructorStructuredOutput as instructor } from './clients/instructor/structured-output.ts'
import { langchainStructuredOutput as langchain } from './clients/langchain/structured-output.ts'
import { litellmStructuredOutput as litellm } from './clients/litellm/structured-output.ts'
import { llamaindexStructuredOutput as llamaindex } from './clients/llamaindex/structured-output.ts'
import { openaiAgentsStructuredOutput as openaiAgents } from './clients/openai-agents/structured-output.ts'
import { openaiStructuredOutput as openai } from './clients/openai/structured-output.ts'
import { pydanticAiStructuredOutput as pydanticAi } from './clients/pydantic-ai/structured-output.ts'
import { smolagentsStructuredOutput as smolagents } from './clients/smolagents/structured-output.ts'
import { togetherStructuredOutput as together } from './clients/together/structured-output.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawStructuredOutput } from './raw-chats/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const PYTHON_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  agentFramework,
  agno,
  dspy,
  groq,
  haystack,
  huggingfaceHub,
  instructor,
  langchain,
  litellm,
  llamaindex,
  openaiAgents,
  openai,
  pydanticAi,
  smolagents,
  together,
  /* @__PURE__ */ rawStructuredOutput(httpxTransport),
  /* @__PURE__ */ rawStructuredOutput(requestsTransport),
]
