import type { Behaviour } from '../behaviour.ts'

export const chunkIdsChange: Behaviour = {
  id: 'chunk-ids-change',
  does: 'Gives each chunk of a stream a different id; the first id is empty.',
  right: 'Treats the chunks as one stream.',
  seen: [
    { who: 'Azure OpenAI', address: 'https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-streaming' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop'],
      streamed: [true],
      outcome: 'answer',
      events: (events) => events.map((chunk, place) => ({ ...chunk, id: place === 0 ? '' : `chatcmpl-${place}` })),
    },
  },
}
