import { type Behaviour, changeChoice, isFinish } from '../behaviour.ts'

const withoutReason = changeChoice(({ finish_reason: _, ...choice }) => choice)

export const reasonOnlyAtTheEnd: Behaviour = {
  id: 'reason-only-at-the-end',
  does: 'Sends `finish_reason` only in the last chunk of the answer; the other chunks don’t have the field.',
  right: 'Reads the stream to its end.',
  seen: [
    {
      who: 'transformers serve 5.24.0, on our machine',
      address:
        'https://github.com/huggingface/transformers/blob/v5.24.0/src/transformers/cli/serving/chat_completion.py',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop', 'structured-output'],
      streamed: [true],
      outcome: 'answer',
      events: (events) => events.map((chunk) => (isFinish(chunk) ? chunk : withoutReason(chunk))),
    },
  },
}
