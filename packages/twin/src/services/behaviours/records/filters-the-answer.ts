import { type Behaviour, endedBy, LOW_LIMIT, streamEndedBy } from '../behaviour.ts'

export const filtersTheAnswer: Behaviour = {
  id: 'filters-the-answer',
  does: 'Returns no text, with a `finish_reason` of `content_filter`.',
  right: 'Prints the problem to standard error and exits with an error.',
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
