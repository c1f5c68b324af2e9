import { type Behaviour, endedBy, LOW_LIMIT, streamEndedBy } from '../behaviour.ts'

const REFUSAL = 'I’m sorry, I can’t help with that.'

export const refusesInWords: Behaviour = {
  id: 'refuses-in-words',
  does: 'Says in refusal why it doesn’t answer, and gives no text.',
  right: 'Standard error says so, and the exit fails.',
  seen: [
    { who: 'OpenAI', address: 'https://platform.openai.com/docs/guides/structured-outputs#refusals' },
    {
      who: 'Anthropic',
      address: 'https://docs.claude.com/en/docs/test-and-evaluate/strengthen-guardrails/handle-streaming-refusals',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      options: LOW_LIMIT,
      whole: endedBy('stop', { content: null, refusal: REFUSAL }),
      events: streamEndedBy('stop', { refusal: REFUSAL }),
    },
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      whole: (answer) => ({ ...answer, content: [], stop_reason: 'refusal' }),
      events: (events) =>
        events
          .filter(({ type }) => !String(type).startsWith('content_block'))
          .map((event) =>
            event['type'] === 'message_delta'
              ? { ...event, delta: { ...event['delta'], stop_reason: 'refusal' } }
              : event,
          ),
    },
  },
}
