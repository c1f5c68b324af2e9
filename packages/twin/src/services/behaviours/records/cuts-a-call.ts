import { type Behaviour, changeChoice, choiceOf, cutStream, type Fields, half, LOW_LIMIT } from '../behaviour.ts'

const cutCall = ({ function: called, ...part }: Fields): Fields => ({
  ...part,
  function: { ...called, arguments: half(called['arguments']) },
})

const hasCalls = (chunk: Fields): boolean => choiceOf(chunk)['delta']?.tool_calls !== undefined

export const cutsACall: Behaviour = {
  id: 'cuts-a-call',
  does: 'Stops at the token limit in the middle of a tool call’s arguments, with finish_reason length.',
  right: 'Prints the problem to standard error, exits with an error, and calls no function with incomplete arguments.',
  seen: [
    { who: 'DeepSeek', address: 'https://api-docs.deepseek.com/api/create-chat-completion' },
    { who: 'llama.cpp', address: 'https://github.com/ggml-org/llama.cpp/tree/master/tools/server' },
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
  },
}
