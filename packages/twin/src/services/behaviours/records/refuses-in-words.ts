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

const MESSAGE = { type: 'message', id: 'msg_refusal', role: 'assistant', status: 'completed' } as const

/** A response of the Responses API whose message contains only a refusal. */
const refused = (response: Fields): Fields => {
  const output = (response['output'] ?? []) as readonly Fields[]
  const isBegun = output.length === 0
  const others = output.filter(({ type }) => type !== 'function_call' && type !== 'message')
  const message = output.find(({ type }) => type === 'message') ?? MESSAGE
  return isBegun
    ? response
    : { ...response, output: [...others, { ...message, content: [{ type: 'refusal', refusal: REFUSAL }] }] }
}

/** The refusal's events, which replace those of the text. */
const refusalEvents = ({ text: _text, logprobs: _logprobs, ...place }: Fields): readonly Fields[] => [
  { ...place, type: 'response.refusal.delta', delta: REFUSAL },
  { ...place, type: 'response.refusal.done', refusal: REFUSAL },
]

export const refusesInWords: Behaviour = {
  id: 'refuses-in-words',
  does: 'Refuses to answer, in a `refusal` field or with a `stop_reason` of `refusal`, and returns no text.',
  right: 'Prints the problem to standard error and exits with an error.',
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
      says: /can’t help with that/,
      whole: refused,
      events: (events) =>
        events.flatMap((event) => {
          if (event['response'] !== undefined) return [{ ...event, response: refused(event['response']) }]
          const type = String(event['type'])
          if (type === 'response.output_text.done') return refusalEvents(event)
          return /output_text|content_part/.test(type) ? [] : [event]
        }),
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
