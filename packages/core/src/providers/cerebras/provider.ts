import { chatRoute, type Provider } from '../provider.ts'

export const cerebras: Provider = {
  id: 'cerebras',
  label: 'Cerebras',
  baseUrl: 'https://api.cerebras.ai',
  keyUrl: 'https://cloud.cerebras.ai',
  routes: {
    conversational: chatRoute('/v1/chat/completions', [], {
      fileParts: { takes: [], source: 'https://www.npmjs.com/package/@cerebras/cerebras_cloud_sdk' },
      refusesReasoningContent: 'https://github.com/QwenLM/qwen-code/issues/11045',
    }),
  },
}
