import { type Behaviour, THINKER } from '../behaviour.ts'

export const thinksInDetails: Behaviour = {
  id: 'thinks-in-details',
  does: 'Sends reasoning in `reasoning_details`, a list of parts, before tool calls.',
  right: 'Sends the complete assistant turn back, including `reasoning_details`.',
  seen: [
    { who: 'MiniMax', address: 'https://platform.minimax.io/docs/guides/text-m2-function-call' },
    { who: 'Novita', address: 'https://novita.ai/docs/guides/llm-interleaved-thinking' },
    { who: 'OpenRouter', address: 'https://openrouter.ai/docs/use-cases/reasoning-tokens' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      model: THINKER,
      thoughts: {
        names: [],
        details: true,
        back: 'whole',
        complaint: 'The turn of the assistant has come back without its reasoning_details.',
      },
    },
  },
}
