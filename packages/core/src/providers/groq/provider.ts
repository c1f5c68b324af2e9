import { chatRoute, lacking, type Provider } from '../provider.ts'

const STRUCTURED_OUTPUTS = { address: 'https://console.groq.com/docs/structured-outputs', read: '2026-11-23' }

const REASONING = { address: 'https://console.groq.com/docs/reasoning', read: '2026-11-30' }

export const groq: Provider = {
  id: 'groq',
  label: 'Groq',
  baseUrl: 'https://api.groq.com',
  keyUrl: 'https://console.groq.com/keys',
  routes: {
    conversational: chatRoute(
      '/openai/v1/chat/completions',
      lacking('https://www.npmjs.com/package/groq-sdk', 'stream_options'),
      {
        fileParts: { takes: [], source: 'https://www.npmjs.com/package/groq-sdk' },
        reasoning: [
          {
            models: /^qwen3/,
            off: { reasoning_effort: 'none' },
            on: { reasoning_effort: 'default' },
            source: REASONING,
          },
          { models: /^gpt-oss/, effort: true, source: REASONING },
        ],
        // Otherwise, the text begins with the reasoning in a tag. gpt-oss sends it in its own field anyway.
        separatesReasoning: {
          models: /^qwen3/,
          fields: { reasoning_format: 'parsed' },
          unless: ['include_reasoning', 'reasoning_format', 'response_format', 'tools'],
          source: REASONING.address,
        },
        // The models with structured output that Groq documents, now and earlier:
        // https://github.com/anomalyco/models.dev/pull/598 and litellm 1.110.2.
        modelsWithoutSchema: {
          models: /^(?!gpt-oss|qwen3\.8|llama-4|kimi-k2-instruct-0905)/,
          reason: `Groq supports structured output with some models, but not with this one (${STRUCTURED_OUTPUTS.address})`,
        },
        refusesReasoningContent: 'https://github.com/agentjido/req_llm/issues/772',
        refusesTogether: [
          {
            fields: ['response_format', 'stream'],
            formats: ['json_schema'],
            reason: 'Groq doesn’t stream structured output',
            source: STRUCTURED_OUTPUTS,
          },
          {
            fields: ['response_format', 'tools'],
            formats: ['json_schema'],
            reason: 'Groq doesn’t support tools together with structured output',
            source: STRUCTURED_OUTPUTS,
          },
          {
            fields: ['include_reasoning', 'reasoning_format'],
            reason: 'Groq accepts either include_reasoning or reasoning_format, not both',
            source: { address: 'https://www.npmjs.com/package/groq-sdk/v/1.6.0', read: '2026-11-23' },
          },
        ],
      },
    ),
  },
  chatApis: {
    // In beta.
    responses: {
      path: '/openai/v1/responses',
      source: { address: 'https://console.groq.com/docs/responses-api', read: '2026-11-22' },
      efforts: ['low', 'medium', 'high'],
      fields: [
        'instructions',
        'max_output_tokens',
        'metadata',
        'parallel_tool_calls',
        'reasoning',
        'service_tier',
        'temperature',
        'text',
        'tool_choice',
        'tools',
        'top_p',
        'user',
      ],
      hostedTools: {
        types: ['browser_search', 'code_interpreter', 'mcp'],
        others: 'undocumented',
        source: { address: 'https://console.groq.com/docs/tool-use/built-in-tools', read: '2026-11-30' },
      },
    },
  },
}
