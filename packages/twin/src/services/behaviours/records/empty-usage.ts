import type { Behaviour } from '../behaviour.ts'

export const emptyUsage: Behaviour = {
  id: 'empty-usage',
  does: 'Sends an empty object or `null` as `usage`.',
  right: 'Shows the text.',
  seen: [{ who: 'an OpenAI-compatible server', address: 'https://github.com/zed-industries/zed/issues/42893' }],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      streamed: [false, true],
      outcome: 'answer',
      whole: (answer) => ({ ...answer, usage: {} }),
      events: (events) => events.map((chunk, place) => ({ ...chunk, usage: place % 2 === 0 ? null : {} })),
    },
  },
}
