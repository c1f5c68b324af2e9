import { type Behaviour, changeCalls, type Fields, WHOLE_CALLS } from '../behaviour.ts'

/** After the first part of a call, parts contain only more of its arguments. */
const withoutPlace = ({ index, id, type, ...part }: Fields): Fields =>
  id === undefined ? part : { index, id, type, ...part }

export const indexesAreSaidOnce: Behaviour = {
  id: 'indexes-are-said-once',
  does: 'Streams a tool call in parts; only the first part has an index and an id.',
  right: 'Adds parts without an index or id to the previous call.',
  seen: [
    {
      who: 'services reported by users of OpenAI’s client',
      address: 'https://github.com/openai/openai-python/pull/3246',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [true],
      outcome: 'answer',
      conversation: {
        ...WHOLE_CALLS,
        parting: 'characters',
      },
      events: (events) => events.map(changeCalls(withoutPlace)),
    },
  },
}
