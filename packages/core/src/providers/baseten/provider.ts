import { chatRoute, type Provider } from '../provider.ts'

const REASONING = { address: 'https://docs.baseten.co/inference/model-apis/reasoning', read: '2026-11-30' }

export const baseten: Provider = {
  id: 'baseten',
  label: 'Baseten',
  baseUrl: 'https://inference.baseten.co',
  keyUrl: 'https://app.baseten.co/settings/api_keys',
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: 'https://docs.baseten.co/reference/inference-api/chat-completions' },
      reasoning: [
        { models: /^(?:deepseek-v4|glm-5\.2)/, off: { reasoning_effort: 'none' }, effort: true, source: REASONING },
        { models: /^gpt-oss/, effort: true, source: REASONING },
        {
          models: /^(?:kimi-k2\.[5-7]|glm-(?:4\.7|5(?:\.1)?$))/,
          off: { chat_template_args: { enable_thinking: false } },
          // These don’t reason otherwise.
          on: { chat_template_args: { enable_thinking: true } },
          source: REASONING,
        },
      ],
    }),
  },
}
