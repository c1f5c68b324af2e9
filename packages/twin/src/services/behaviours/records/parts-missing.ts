import { type Behaviour, changeChoice, changeDelta, type Fields, isFinish } from '../behaviour.ts'

const bare = ({ created: _created, object: _object, ...answer }: Fields): Fields => answer

export const partsMissing: Behaviour = {
  id: 'parts-missing',
  does: 'Omits `created` and `object`, sets `tool_calls` to `null`, uses its own `finish_reason`, and streams chunks with empty `choices` or without `delta`.',
  right: 'Shows the text despite these differences.',
  seen: [
    { who: 'Azure OpenAI', address: 'https://learn.microsoft.com/azure/ai-foundry/openai/concepts/content-streaming' },
    { who: 'text-generation-inference', address: 'https://huggingface.co/docs/text-generation-inference/messages_api' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      streamed: [false, true],
      outcome: 'answer',
      whole: (answer) =>
        changeChoice((choice) => ({
          ...choice,
          message: { ...choice['message'], tool_calls: null },
          finish_reason: 'eos_token',
        }))(bare(answer)),
      events: (events) => {
        const [first] = events
        if (first === undefined) return events
        const odd = events
          .map(changeDelta((delta) => ({ role: 'assistant', ...delta, tool_calls: null })))
          .map((chunk) =>
            changeChoice(({ delta, ...choice }) =>
              isFinish(chunk) ? { ...choice, finish_reason: 'eos_token' } : { ...choice, delta, finish_reason: '' },
            )(chunk),
          )
        const half = Math.ceil(odd.length / 2)
        const silent = { ...first, choices: [] }
        return [silent, ...odd.slice(0, half), silent, ...odd.slice(half)].map(bare)
      },
    },
  },
}
