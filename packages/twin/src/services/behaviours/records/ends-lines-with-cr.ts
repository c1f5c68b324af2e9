import type { Behaviour } from '../behaviour.ts'

export const endsLinesWithCr: Behaviour = {
  id: 'ends-lines-with-cr',
  does: 'Begins a stream with a byte order mark and ends its lines with CR alone.',
  right: 'The stream is read as the grammar of server-sent events has it.',
  seen: [
    {
      who: 'the grammar of server-sent events',
      address: 'https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      streamed: [true],
      outcome: 'either',
      text: (text) => `\ufeff${text.replaceAll('\n', '\r')}`,
    },
  },
}
