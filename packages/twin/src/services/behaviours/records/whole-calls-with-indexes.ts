import { type Behaviour, changeChoice, changeDelta, type Fields, WHOLE_CALLS } from '../behaviour.ts'

const indexed = (calls: readonly Fields[] | undefined): Fields =>
  calls === undefined ? {} : { tool_calls: calls.map((call, index) => ({ ...call, index })) }

export const wholeCallsWithIndexes: Behaviour = {
  id: 'whole-calls-with-indexes',
  does: 'Streams each tool call in one chunk, sends `role` and `content` in every chunk, and adds `index` to the tool calls of whole responses.',
  right: 'Makes each call once and gets the answer.',
  seen: [
    {
      who: 'Ollama 0.17.4, on our machine',
      address: 'https://github.com/ollama/ollama/blob/v0.17.4/openai/openai.go',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      conversation: { ...WHOLE_CALLS, isIndexed: true },
      whole: changeChoice((choice) => {
        const { content, tool_calls: calls, ...message } = choice['message'] as Fields
        return { ...choice, message: { ...message, content: content ?? '', ...indexed(calls) } }
      }),
      events: (events) => events.map(changeDelta((delta) => ({ role: 'assistant', content: '', ...delta }))),
    },
  },
}
