import type { Behaviour } from '../behaviour.ts'

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
      whole: (answer) => ({ ...answer, content: [], stop_reason: 'end_turn' }),
      events: (events) =>
        events
          .filter(({ type }) => !String(type).startsWith('content_block'))
          .map((event) =>
            event['type'] === 'message_delta'
              ? { ...event, delta: { ...event['delta'], stop_reason: 'end_turn' } }
              : event,
          ),
    },
  },
}
