import { chatRoute, lacking, type Provider } from '../provider.ts'

const PACKAGE = { address: 'https://pypi.org/project/fireworks-ai/1.2.30/', read: '2026-11-23' }

const REASONING = { address: 'https://docs.fireworks.ai/guides/reasoning', read: '2026-11-30' }

export const fireworksAi: Provider = {
  id: 'fireworks-ai',
  label: 'Fireworks AI',
  baseUrl: 'https://api.fireworks.ai',
  keyUrl: 'https://app.fireworks.ai/settings/users/api-keys',
  // Of the package fireworks-ai 1.2.30.
  vendorKeyVariable: 'FIREWORKS_API_KEY',
  routes: {
    conversational: chatRoute(
      '/inference/v1/chat/completions',
      lacking('https://pypi.org/project/fireworks-ai/', 'stream_options'),
      {
        fileParts: { takes: [], source: 'https://pypi.org/project/fireworks-ai/' },
        // inference/_providers/fireworks_ai.py of huggingface_hub 2.4.
        schemaByHub: {
          python: {
            reason: 'the client converts the schema to an older format, `json_object`, for this provider',
            isDocumentedOtherwise: true,
          },
        },
        reasoning: [
          {
            // Kimi doesn’t take `none`: FIREWORKS_KIMI_EFFORTS of langchain’s deepagents-code.
            models: /^(?!kimi-)/,
            off: { reasoning_effort: 'none' },
            on: { reasoning_effort: 'high' },
            effort: true,
            source: REASONING,
          },
          { on: { reasoning_effort: 'high' }, effort: true, source: REASONING },
        ],
        // Not documented; the source quotes the error.
        mostUnstreamed: { tokens: 4096, source: 'https://github.com/nullclaw/nullclaw/pull/231' },
        refusesTogether: [
          {
            fields: ['max_completion_tokens', 'max_tokens'],
            reason: 'Fireworks AI accepts either max_tokens or max_completion_tokens, not both',
            source: PACKAGE,
          },
          {
            fields: ['reasoning_effort', 'thinking'],
            reason: 'Fireworks AI accepts either reasoning_effort or thinking, not both',
            source: PACKAGE,
          },
        ],
      },
    ),
  },
  chatApis: {
    responses: {
      path: '/inference/v1/responses',
      source: { address: 'https://docs.fireworks.ai/api-reference/post-responses', read: '2026-11-22' },
      fields: [
        'instructions',
        'max_output_tokens',
        'max_tool_calls',
        'metadata',
        'parallel_tool_calls',
        'previous_response_id',
        'reasoning',
        'store',
        'temperature',
        'text',
        'tool_choice',
        'tools',
        'top_p',
        'truncation',
        'user',
      ],
      keepsResponses: true,
      hostedTools: {
        types: ['mcp', 'sse'],
        others: 'undocumented',
        source: { address: 'https://docs.fireworks.ai/guides/response-api', read: '2026-11-30' },
      },
      repeatsInput: { address: 'https://docs.fireworks.ai/api-reference/post-responses', read: '2026-11-22' },
    },
    messages: {
      path: '/inference/v1/messages',
      source: { address: 'https://pypi.org/project/fireworks-ai/1.2.30/', read: '2026-11-22' },
      fields: [
        'max_tokens',
        'metadata',
        'output_config',
        'raw_output',
        'stop_sequences',
        'system',
        'temperature',
        'thinking',
        'tool_choice',
        'tools',
        'top_k',
        'top_p',
      ],
    },
  },
}
