import type { Behaviour } from '../behaviour.ts'

export const endsLinesWithCr: Behaviour = {
  id: 'ends-lines-with-cr',
  does: 'Starts a stream with a byte order mark and ends lines with CR only.',
  right: 'Parses the stream as the server-sent events standard requires.',
  seen: [
    {
      who: 'the standard for server-sent events, which allows both',
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
