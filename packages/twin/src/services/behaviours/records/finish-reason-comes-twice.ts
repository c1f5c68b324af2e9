import { type Behaviour, isFinish } from '../behaviour.ts'

export const finishReasonComesTwice: Behaviour = {
  id: 'finish-reason-comes-twice',
  does: 'Sends `finish_reason` in two chunks of a stream.',
  right: 'Ignores the second `finish_reason`.',
  seen: [
    {
      who: 'OpenRouter, in 163 of 190 recorded streams',
      address: 'https://openrouter.ai/docs/api-reference/streaming',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop'],
      streamed: [true],
      outcome: 'answer',
      events: (events) => events.flatMap((chunk) => (isFinish(chunk) ? [chunk, chunk] : [chunk])),
    },
  },
}
