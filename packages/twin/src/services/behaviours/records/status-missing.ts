import type { Behaviour } from '../behaviour.ts'

export const statusMissing: Behaviour = {
  id: 'status-missing',
  does: 'Omits `status` in responses of the Responses API.',
  right: 'Shows the text.',
  seen: [{ who: 'OpenRouter', address: 'https://openrouter.ai/docs/api-reference/responses/overview' }],
  apis: {
    responses: {
      recipes: ['plain'],
      streamed: [false, true],
      outcome: 'answer',
      whole: ({ status: _, ...answer }) => answer,
      events: (events) =>
        events.map((event) => {
          if (event['response'] === undefined) return event
          const { status: _, ...response } = event['response']
          return { ...event, response }
        }),
    },
  },
}
