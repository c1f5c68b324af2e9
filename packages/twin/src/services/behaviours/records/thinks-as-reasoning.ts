import { type Behaviour, THINKER } from '../behaviour.ts'

export const thinksAsReasoning: Behaviour = {
  id: 'thinks-as-reasoning',
  does: 'Sends reasoning in `reasoning` before tool calls.',
  right: 'Sends the complete assistant turn back, including `reasoning`.',
  seen: [
    { who: 'gpt-oss, in OpenAI’s cookbook', address: 'https://cookbook.openai.com/articles/gpt-oss/handle-raw-cot' },
    { who: 'OpenRouter', address: 'https://openrouter.ai/docs/use-cases/reasoning-tokens' },
    { who: 'vLLM', address: 'https://docs.vllm.ai/en/latest/features/reasoning_outputs/' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      model: THINKER,
      thoughts: {
        names: ['reasoning'],
        back: 'whole',
        complaint: 'The turn of the assistant has come back without its reasoning.',
      },
    },
  },
}
