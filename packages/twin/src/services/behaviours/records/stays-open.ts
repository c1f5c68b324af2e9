import type { Behaviour } from '../behaviour.ts'

export const staysOpen: Behaviour = {
  id: 'stays-open',
  does: 'Keeps the connection open after the end of a stream.',
  right: 'Ends when the stream ends, without waiting for the connection to close.',
  seen: [
    {
      who: 'proxies, although OpenAI’s reference says that [DONE] ends a stream',
      address: 'https://platform.openai.com/docs/api-reference/chat-streaming',
    },
  ],
  apis: {
    'chat-completions': { recipes: ['plain'], streamed: [true], outcome: 'answer', withRetries: true, staysOpen: true },
    messages: { recipes: ['tool-loop'], streamed: [true], outcome: 'answer', staysOpen: true },
  },
}
