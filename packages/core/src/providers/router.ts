import type { ChatApis } from './chat-api.ts'
import type { FileParts, ReasoningControl } from './provider.ts'

/** The URL of the Hugging Face router, without a trailing slash. */
export const ROUTER_BASE_URL = 'https://router.huggingface.co'

export const ROUTER_CHAT_BASE_URL = 'https://router.huggingface.co/v1'

/** The file parts that messages may contain besides images, according to the package's types. */
export const ROUTER_FILE_PARTS: FileParts = {
  takes: ['input_audio'],
  source: 'https://www.npmjs.com/package/@huggingface/tasks',
}

/** How to set how much a model reasons if the router chooses the provider; providers turn reasoning off differently. */
export const ROUTER_REASONING: readonly ReasoningControl[] = [
  { effort: true, source: { address: 'https://www.npmjs.com/package/@huggingface/tasks', read: '2026-11-30' } },
]

/** How to set how much a model reasons at your own endpoint, as vLLM documents it. */
export const ENDPOINT_REASONING: readonly ReasoningControl[] = [
  {
    inTemplate: 'chat_template_kwargs',
    effort: true,
    source: { address: 'https://docs.vllm.ai/en/latest/features/reasoning_outputs/', read: '2026-11-30' },
  },
]

const RESPONSES_JS = 'https://github.com/huggingface/responses.js'

/**
 * The chat APIs that the router supports for every provider. It turns each request into a chat completion. The response
 * fields are those of https://github.com/huggingface/responses.js, `src/schemas.ts`; it doesn't store responses.
 */
export const ROUTER_APIS: ChatApis = {
  responses: {
    path: '/v1/responses',
    source: { address: 'https://huggingface.co/docs/inference-providers/guides/responses-api', read: '2026-11-22' },
    fields: [
      'instructions',
      'max_output_tokens',
      'metadata',
      'reasoning',
      'temperature',
      'text',
      'tool_choice',
      'tools',
      'top_p',
    ],
    // `src/schemas.ts` allows no `none`.
    efforts: ['low', 'medium', 'high'],
    // `src/routes/responses.ts` at c0ac6ee of 2026-05-26, here and below.
    streamsCompletions: { address: RESPONSES_JS, read: '2026-11-23' },
    // `src/schemas.ts` has functions and MCP servers.
    hostedTools: { types: ['mcp'], others: 'rejected', source: { address: RESPONSES_JS, read: '2026-11-30' } },
    // In `src/schemas.ts`, the input has no item of the type reasoning; `src/routes/responses.ts` turns a function_call
    // into a message with the role tool, without an assistant message.
    losesCalls: {
      reason: `The router’s Responses API rejects reasoning that is sent back, and forwards tool calls in a form that providers reject (${RESPONSES_JS}); use chat completions`,
      assumption: {
        what: 'We assume that the model doesn’t reason, and that the provider accepts tool calls as messages with the role tool.',
        why: `The router’s Responses API rejects reasoning that is sent back, and forwards tool calls as messages with the role tool (${RESPONSES_JS}).`,
        howToKnow:
          'Run the agent until the model calls a tool; if the next request is rejected, use an agent that supports chat completions',
      },
    },
  },
  messages: {
    path: '/v1/messages',
    source: { address: 'https://huggingface.co/docs/inference-providers/integrations/claude-code', read: '2026-11-22' },
    // The fields of @anthropic-ai/sdk 1.12, which the page’s client sends; the page itself lists none.
    fields: [
      'cache_control',
      'max_tokens',
      'metadata',
      'output_config',
      'service_tier',
      'stop_sequences',
      'system',
      'thinking',
      'tool_choice',
      'tools',
    ],
  },
}

/**
 * The chat APIs of your own endpoint, which depend on its server. vLLM and llama.cpp support both APIs; llama.cpp
 * doesn't support schemas there.
 */
export const ENDPOINT_APIS: ChatApis = {
  responses: {
    path: '/v1/responses',
    source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-22' },
    keepsResponses: true,
    hostedTools: {
      types: [],
      others: 'undocumented',
      source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-30' },
    },
  },
  messages: {
    path: '/v1/messages',
    source: { address: 'https://docs.vllm.ai/en/latest/serving/online_serving/', read: '2026-11-22' },
  },
}
