import { chatRoute, type Provider } from '../provider.ts'

export const groq: Provider = {
  id: 'groq',
  label: 'Groq',
  baseUrl: 'https://api.groq.com',
  keyUrl: 'https://console.groq.com/keys',
  routes: {
    conversational: chatRoute('/openai/v1/chat/completions', ['stream_options']),
  },
}
