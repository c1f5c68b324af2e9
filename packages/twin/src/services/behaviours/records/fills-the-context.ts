import { type Behaviour, stoppedBy } from '../behaviour.ts'

const REASON = 'model_context_window_exceeded'

export const fillsTheContext: Behaviour = {
  id: 'fills-the-context',
  does: 'Stops when the context is full, with a `stop_reason` of `model_context_window_exceeded`.',
  right: 'Prints the problem to standard error and exits with an error; it may show the text so far.',
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
