// Written by `npm run generate` from the files beside it. Do not edit.

import { agentFrameworkChat as agentFramework } from './clients/agent-framework/chat.ts'
import { agnoChat as agno } from './clients/agno/chat.ts'
import { dspyChat as dspy } from './clients/dspy/chat.ts'
import { groqChat as groq } from './clients/groq/chat.ts'
import { haystackChat as haystack } from './clients/haystack/chat.ts'
import { huggingfaceHubChat as huggingfaceHub } from './clients/huggingface-hub/chat.ts'
import { langchainChat as langchain } from './clients/langchain/chat.ts'
import { litellmChat as litellm } from './clients/litellm/chat.ts'
import { llamaindexChat as llamaindex } from './clients/llamaindex/chat.ts'
import { openaiAgentsChat as openaiAgents } from './clients/openai-agents/chat.ts'
import { openaiChat as openai } from './clients/openai/chat.ts'
import { pydanticAiChat as pydanticAi } from './clients/pydantic-ai/chat.ts'
import { smolagentsChat as smolagents } from './clients/smolagents/chat.ts'
import { strandsAgentsChat as strandsAgents } from './clients/strands-agents/chat.ts'
import { togetherChat as together } from './clients/together/chat.ts'
import { httpxTransport } from './clients/httpx/transport.ts'
import { requestsTransport } from './clients/requests/transport.ts'
import { rawChat } from './raw-chats/chat.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for chat calls. */
export const PYTHON_CHAT: readonly ChatRenderer[] = [
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
  smolagents,
  strandsAgents,
  together,
  /* @__PURE__ */ rawChat(httpxTransport),
  /* @__PURE__ */ rawChat(requestsTransport),
]
