import {
  type Behaviour,
  changeChoice,
  choiceOf,
  cutStream,
  type Fields,
  half,
  LOW_LIMIT,
  stoppedBy,
} from '../behaviour.ts'

const cutCall = ({ function: called, ...part }: Fields): Fields => ({
  ...part,
  function: { ...called, arguments: half(called['arguments']) },
})

const hasCalls = (chunk: Fields): boolean => choiceOf(chunk)['delta']?.tool_calls !== undefined

const isPartOfInput = ({ delta }: Fields): boolean => delta?.type === 'input_json_delta'

/** Removes the second half of a call's input. */
function cutInput(events: readonly Fields[]): readonly Fields[] {
  const parts = events.filter(isPartOfInput)
  if (parts.length === 0) return events
  const late = new Set(parts.slice(Math.ceil(parts.length / 2)))
  return stoppedBy(
    'max_tokens',
    events.filter((event) => !late.has(event)),
  )
}

export const cutsACall: Behaviour = {
  id: 'cuts-a-call',
  does: 'Stops at the token limit in the middle of a tool call’s arguments, and reports the limit as the reason.',
  right: 'Prints the problem to standard error, exits with an error, and calls no function with incomplete arguments.',
  seen: [
    { who: 'DeepSeek', address: 'https://api-docs.deepseek.com/api/create-chat-completion' },
    { who: 'llama.cpp', address: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server' },
    { who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' },
    { who: 'Mistral', address: 'https://docs.mistral.ai/api/' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      options: LOW_LIMIT,
      conversation: {
        rounds: [[{ name: 'get_weather', arguments: '{"city": "Paris, the capital of France"}', told: 'anything' }]],
        parting: 'characters',
      },
      whole: changeChoice((choice) => ({
        ...choice,
        message: {
          ...choice['message'],
          tool_calls: choice['message'].tool_calls?.map(cutCall),
        },
        finish_reason: 'length',
      })),
      events: cutStream(hasCalls),
    },
    messages: {
      recipes: ['tool-loop'],
      streamed: [true],
      outcome: 'incomplete',
      says: /max_tokens/,
      conversation: {
        rounds: [[{ name: 'get_weather', arguments: '{"city": "Paris, the capital of France"}', told: 'anything' }]],
        parting: 'characters',
      },
      events: cutInput,
    },
  },
}
