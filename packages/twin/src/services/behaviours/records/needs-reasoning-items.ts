import type { Behaviour } from '../behaviour.ts'

export const needsReasoningItems: Behaviour = {
  id: 'needs-reasoning-items',
  does: 'With store false, refuses a function_call that comes back without its reasoning item.',
  right: 'All output items go back.',
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
