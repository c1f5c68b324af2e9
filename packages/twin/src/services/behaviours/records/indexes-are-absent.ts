import { type Behaviour, changeCalls, WHOLE_CALLS } from '../behaviour.ts'

export const indexesAreAbsent: Behaviour = {
  id: 'indexes-are-absent',
  does: 'Streams complete tool calls without an index.',
  right: 'Treats a new id as a new call.',
  seen: [
    {
      who: 'Mistral and Gemini, through their OpenAI-compatible APIs',
      address: 'https://github.com/vercel/ai/issues/18333',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [true],
      outcome: 'answer',
      conversation: WHOLE_CALLS,
      events: (events) => events.map(changeCalls(({ index: _, ...part }) => part)),
    },
  },
}
