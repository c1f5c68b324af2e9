import { type Behaviour, endedBy, LOW_LIMIT, streamEndedBy } from '../behaviour.ts'

const SO_FAR = { content: 'It would be' }

export const endsByItsOwnReason: Behaviour = {
  id: 'ends-by-its-own-reason',
  does: 'Stops in the middle of the text, with a `finish_reason` that OpenAI doesn’t have.',
  right: 'Prints the problem to standard error and exits with an error; it may show the text so far.',
  seen: [{ who: 'Z.ai', address: 'https://docs.z.ai/api-reference/llm/chat-completion' }],
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
  },
}
