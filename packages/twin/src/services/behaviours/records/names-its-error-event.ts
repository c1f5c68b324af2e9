import { type Behaviour, isFinish } from '../behaviour.ts'

export const namesItsErrorEvent: Behaviour = {
  id: 'names-its-error-event',
  does: 'Ends a stream with an event named `error` whose data has no `error` field.',
  right: 'Shows the message and exits with an error.',
  seen: [
    { who: 'Groq, in streams with status 200', address: 'https://console.groq.com/docs/tool-use' },
    {
      who: 'Hugging Face’s text-generation-inference',
      address: 'https://github.com/huggingface/text-generation-inference/blob/main/docs/openapi.json',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      streamed: [true],
      outcome: 'failure',
      events: (events) => events.slice(0, events.findIndex(isFinish)),
      text: (text) =>
        `${text.replace(/data: ?\[DONE\]\s*$/, '')}event: error\ndata: {"message": "The engine stopped unexpectedly.", "code": 500}\n\n`,
    },
  },
}
