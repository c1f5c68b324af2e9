import { type Behaviour, changeCalls } from '../behaviour.ts'

export const indexesStartAtOne: Behaviour = {
  id: 'indexes-start-at-one',
  does: 'Numbers the tool calls in a stream from 1.',
  right: 'Doesn’t create a call for the missing index 0.',
  seen: [{ who: 'several servers', address: 'https://github.com/vercel/ai/issues/18333' }],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [true],
      outcome: 'answer',
      events: (events) => events.map(changeCalls((part) => ({ ...part, index: part['index'] + 1 }))),
    },
  },
}
