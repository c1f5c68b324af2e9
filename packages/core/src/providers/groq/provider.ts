import { chatRoute, type Provider } from '../provider.ts'

export const groq: Provider = {
  id: 'groq',
  label: 'Groq',
  baseUrl: 'https://api.groq.com',
  keyUrl: 'https://console.groq.com/keys',
  routes: {
    conversational: chatRoute('/openai/v1/chat/completions', ['stream_options'], {
      fileParts: { takes: [], source: 'https://www.npmjs.com/package/groq-sdk' },
    }),
  },
  chatApis: {
    // In beta.
    responses: {
      path: '/openai/v1/responses',
      source: { address: 'https://console.groq.com/docs/responses-api', read: '2026-11-22' },
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
    },
  },
}
