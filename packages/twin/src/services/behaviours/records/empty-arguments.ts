import type { Behaviour } from '../behaviour.ts'

export const emptyArguments: Behaviour = {
  id: 'empty-arguments',
  does: 'Calls a tool whose schema has no properties, with an empty string as the arguments.',
  right: 'Calls the function without arguments.',
  seen: [
    { who: 'vLLM, streamed', address: 'https://github.com/vllm-project/vllm/issues/28806' },
    { who: 'Claude, as chat completions', address: 'https://github.com/openai/openai-agents-js/issues/664' },
    { who: 'Several services', address: 'https://github.com/sigoden/aichat/pull/1217' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      withRetries: true,
      options: {
        tools: [
          {
            type: 'function',
            function: {
              name: 'get_time',
              description: 'Get the current time.',
              parameters: { type: 'object', properties: {} },
            },
          },
        ],
      },
      conversation: { rounds: [[{ name: 'get_time', arguments: '', told: 'anything' }]], parting: 'whole' },
    },
  },
}
