import type { Behaviour } from '../behaviour.ts'

export const needsReasoningItems: Behaviour = {
  id: 'needs-reasoning-items',
  does: 'With `store` set to `false`, rejects a `function_call` that’s sent back without its reasoning item.',
  right: 'Sends all output items back.',
  seen: [
    { who: 'OpenAI', address: 'https://github.com/continuedev/continue/issues/10018' },
    { who: 'OpenAI', address: 'https://github.com/cline/cline/issues/12242' },
  ],
  apis: {
    responses: {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      options: { store: false },
      provider: 'openai',
      direct: true,
      needsReasoningItems: true,
    },
  },
}
