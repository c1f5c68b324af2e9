import { type Behaviour, THINKER } from '../behaviour.ts'

export const thinksBeforeItCalls: Behaviour = {
  id: 'thinks-before-it-calls',
  does: 'Sends reasoning in `reasoning_content` before tool calls.',
  right: 'Sends the complete assistant turn back, including `reasoning_content`.',
  seen: [
    { who: 'DeepSeek', address: 'https://api-docs.deepseek.com/guides/thinking_mode' },
    { who: 'Z.ai', address: 'https://docs.z.ai/guides/capabilities/thinking-mode' },
    { who: 'vLLM, SGLang, and llama.cpp', address: 'https://docs.vllm.ai/en/latest/features/reasoning_outputs/' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      model: THINKER,
      thoughts: {
        names: ['reasoning_content'],
        back: 'whole',
        complaint: 'The turn of the assistant has come back without its reasoning_content.',
      },
    },
  },
}
