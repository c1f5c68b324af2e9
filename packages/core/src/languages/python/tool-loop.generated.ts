// Written by `npm run generate` from the files beside it. Do not edit.

import { agentFrameworkToolLoop as agentFramework } from './clients/agent-framework/tool-loop.ts'
import { agnoToolLoop as agno } from './clients/agno/tool-loop.ts'
import { dspyToolLoop as dspy } from './clients/dspy/tool-loop.ts'
import { groqToolLoop as groq } from './clients/groq/tool-loop.ts'
import { haystackToolLoop as haystack } from './clients/haystack/tool-loop.ts'
import { huggingfaceHubToolLoop as huggingfaceHub } from './clients/huggingface-hub/tool-loop.ts'
import { langchainToolLoop as langchain } from './clients/langchain/tool-loop.ts'
import { litellmToolLoop as litellm } from './clients/litellm/tool-loop.ts'
import { llamaindexToolLoop as llamaindex } from './clients/llamaindex/tool-loop.ts'
import { openaiAgentsToolLoop as openaiAgents } from './clients/openai-agents/tool-loop.ts'
import { openaiToolLoop as openai } from './clients/openai/tool-loop.ts'
import { pydanticAiToolLoop as pydanticAi } from './clients/pydantic-ai/tool-loop.ts'
import { strandsAgentsToolLoop as strandsAgents } from './clients/strands-agents/tool-loop.ts'
import { togetherToolLoop as together } from './clients/together/tool-loop.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawToolLoop } from './raw-chats/tool-loop.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for tool-loop calls. */
export const PYTHON_TOOL_LOOP: readonly ChatRenderer[] = [
  agentFramework,
  agno,
  dspy,
  groq,
  haystack,
  huggingfaceHub,
  langchain,
  litellm,
  llamaindex,
  openaiAgents,
  openai,
  pydanticAi,
  strandsAgents,
  together,
  /* @__PURE__ */ rawToolLoop(httpxTransport),
  /* @__PURE__ */ rawToolLoop(requestsTransport),
]
