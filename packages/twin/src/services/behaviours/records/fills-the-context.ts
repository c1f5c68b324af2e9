import { type Behaviour, stoppedBy } from '../behaviour.ts'

const REASON = 'model_context_window_exceeded'

export const fillsTheContext: Behaviour = {
  id: 'fills-the-context',
  does: 'Stops when the context is full, with stop_reason model_context_window_exceeded.',
  right: 'Prints the problem to standard error and exits with an error; the text so far may be shown.',
  seen: [{ who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' }],
  apis: {
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      whole: (answer) => ({
        ...answer,
        content: [{ type: 'text', text: 'It would be', citations: null }],
        stop_reason: REASON,
      }),
      events: (events) =>
        stoppedBy(
          REASON,
          events.filter(({ index }) => index === undefined || index === 0),
        ),
    },
  },
}
