import type { Behaviour } from '../behaviour.ts'

export const fillsTheContext: Behaviour = {
  id: 'fills-the-context',
  does: 'Stops where the context is full, with stop_reason model_context_window_exceeded.',
  right: 'Standard error says so, and the exit fails; the text so far may be shown.',
  seen: [{ who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' }],
  apis: {
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      whole: (answer) => ({
        ...answer,
        content: [{ type: 'text', text: 'It would be', citations: null }],
        stop_reason: 'model_context_window_exceeded',
      }),
      events: (events) =>
        events
          .filter(({ index }) => index === undefined || index === 0)
          .map((event) =>
            event['type'] === 'message_delta'
              ? { ...event, delta: { ...event['delta'], stop_reason: 'model_context_window_exceeded' } }
              : event,
          ),
    },
  },
}
