import {
  type Behaviour,
  emptyMessage,
  emptyMessageStream,
  endedBy,
  type Fields,
  LOW_LIMIT,
  streamEndedBy,
} from '../behaviour.ts'

const REFUSAL = 'I’m sorry, I can’t help with that.'

/** A response of the Responses API whose message holds a refusal alone. */
const refused = (response: Fields): Fields => {
  const output = (response['output'] ?? []) as readonly Fields[]
  const messages = output.filter(({ type }) => type !== 'function_call')
  return {
    ...response,
    output: messages.map((item) =>
      item['type'] === 'message' ? { ...item, content: [{ type: 'refusal', refusal: REFUSAL }] } : item,
    ),
  }
}

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
    responses: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      options: LOW_LIMIT,
      whole: refused,
      events: (events) =>
        events
          .filter(({ type }) => !/output_text|content_part/.test(String(type)))
          .map((event) =>
            event['response'] === undefined ? event : { ...event, response: refused(event['response']) },
          ),
    },
    messages: {
      recipes: ['plain', 'tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      whole: emptyMessage('refusal'),
      events: emptyMessageStream('refusal'),
    },
  },
}
