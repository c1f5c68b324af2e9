import { chatRoute, type Provider } from '../provider.ts'

export const cerebras: Provider = {
  id: 'cerebras',
  label: 'Cerebras',
  baseUrl: 'https://api.cerebras.ai',
  keyUrl: 'https://cloud.cerebras.ai',
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: 'https://www.npmjs.com/package/@cerebras/cerebras_cloud_sdk' },
      reasoning: [
        {
          // With gpt-oss, `none` means the default.
          models: /^(?:gpt-oss|glm-)/,
          off: { reasoning_effort: 'none' },
          effort: true,
          source: { address: 'https://inference-docs.cerebras.ai/capabilities/reasoning', read: '2026-11-30' },
        },
      ],
      // Otherwise, the text begins with the reasoning in a tag.
      separatesReasoning: {
        models: /^qwen3/,
        fields: { reasoning_format: 'parsed' },
        unless: ['disable_reasoning', 'reasoning_format', 'response_format'],
        source: 'https://inference-docs.cerebras.ai/capabilities/reasoning',
      },
      refusesReasoningContent: 'https://github.com/QwenLM/qwen-code/issues/11045',
    }),
  },
}
