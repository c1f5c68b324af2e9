import { type Behaviour, emptyMessage, emptyMessageStream } from '../behaviour.ts'

export const endsWithoutAnAnswer: Behaviour = {
  id: 'ends-without-an-answer',
  does: 'Ends its turn in the usual way, with no content at all.',
  right: 'Standard error says so, and the exit fails.',
  seen: [
    {
      who: 'Anthropic',
      address: 'https://platform.claude.com/docs/en/build-with-claude/handling-stop-reasons',
    },
  ],
  apis: {
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      whole: emptyMessage('end_turn'),
      events: emptyMessageStream('end_turn'),
    },
  },
}
