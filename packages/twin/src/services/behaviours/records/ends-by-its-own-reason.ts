import { type Behaviour, endedBy, LOW_LIMIT, stoppedBy, streamEndedBy } from '../behaviour.ts'

const SO_FAR = { content: 'It would be' }

export const endsByItsOwnReason: Behaviour = {
  id: 'ends-by-its-own-reason',
  does: 'Stops in the middle of the text, with a `finish_reason` or `stop_reason` that OpenAI’s or Anthropic’s API doesn’t define.',
  right: 'Prints the problem to standard error and exits with an error; it may show the text so far.',
  seen: [
    { who: 'Z.ai', address: 'https://docs.z.ai/api-reference/llm/chat-completion' },
    { who: 'A service with the Messages API', address: 'https://github.com/earendil-works/pi/issues/4769' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      provider: 'zai-org',
      options: LOW_LIMIT,
      whole: endedBy('sensitive', SO_FAR),
      events: streamEndedBy('sensitive', SO_FAR),
    },
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      provider: 'zai-org',
      whole: (message) => ({ ...message, stop_reason: 'sensitive' }),
      events: (events) => stoppedBy('sensitive', events),
    },
  },
}
