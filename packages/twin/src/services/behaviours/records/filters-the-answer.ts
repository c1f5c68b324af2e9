import { type Behaviour, endedBy, LOW_LIMIT, streamEndedBy } from '../behaviour.ts'

export const filtersTheAnswer: Behaviour = {
  id: 'filters-the-answer',
  does: 'Gives no text, and finish_reason content_filter.',
  right: 'Standard error says so, and the exit fails.',
  seen: [{ who: 'OpenAI', address: 'https://platform.openai.com/docs/api-reference/chat/object' }],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop', 'structured-output'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      options: LOW_LIMIT,
      whole: endedBy('content_filter', { content: '' }),
      events: streamEndedBy('content_filter'),
    },
  },
}
