import { type Behaviour, changeCalls, WHOLE_CALLS } from '../behaviour.ts'

export const twoCallsOneIndex: Behaviour = {
  id: 'two-calls-one-index',
  does: 'Streams two complete tool calls with different ids, both at index 0.',
  right: 'Treats a new id as a new call.',
  seen: [
    { who: 'Ollama', address: 'https://github.com/ollama/ollama/issues/15457' },
    { who: 'Ollama', address: 'https://github.com/ollama/ollama/issues/15497' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [true],
      outcome: 'answer',
      conversation: WHOLE_CALLS,
      withRetries: true,
      events: (events) => events.map(changeCalls((part) => ({ ...part, index: 0 }))),
    },
  },
}
