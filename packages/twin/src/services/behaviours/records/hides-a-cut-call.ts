import type { Behaviour } from '../behaviour.ts'

export const hidesACutCall: Behaviour = {
  id: 'hides-a-cut-call',
  does: 'Stops at the token limit in the middle of a tool call’s arguments, and reports `tool_calls` as the reason.',
  right: 'Calls no function with incomplete arguments: exits with an error, or tells the model.',
  seen: [
    { who: 'vLLM, streamed', address: 'https://github.com/vllm-project/vllm/issues/53269' },
    { who: 'Routers', address: 'https://github.com/NousResearch/hermes-agent/pull/7693' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'either',
      // What the twin says if the function was called.
      unsaid: /tells of no error/,
      withRetries: true,
      conversation: {
        rounds: [[{ name: 'get_weather', arguments: '{"city": "Paris, the cap', told: 'error' }]],
        parting: 'characters',
      },
    },
  },
}
