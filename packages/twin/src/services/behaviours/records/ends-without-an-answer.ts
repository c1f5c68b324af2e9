import { type Behaviour, emptyMessage, emptyMessageStream } from '../behaviour.ts'

export const endsWithoutAnAnswer: Behaviour = {
  id: 'ends-without-an-answer',
  does: 'Ends the model’s turn normally, but without any content.',
  right: 'Prints the problem to standard error and exits with an error.',
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
