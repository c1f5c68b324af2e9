import { type Behaviour, THINKER } from '../behaviour.ts'

export const wantsThoughtsBack: Behaviour = {
  id: 'wants-thoughts-back',
  does: 'Rejects a conversation if a turn with tool calls lacks its `reasoning_content`.',
  right: 'Sends the reasoning back. For these models, we don’t offer clients that drop it.',
  seen: [
    { who: 'DeepSeek', address: 'https://github.com/crewAIInc/crewAI/issues/5878' },
    { who: 'Moonshot', address: 'https://github.com/bytedance/deer-flow/issues/3043' },
    { who: 'Novita', address: 'https://github.com/theopenco/llmgateway/issues/2098' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      model: { ...THINKER, id: 'deepseek-ai/DeepSeek-V3.2' },
      thoughts: {
        names: ['reasoning_content'],
        back: 'whole',
        complaint: 'The reasoning_content in the thinking mode must be passed back to the API.',
      },
    },
  },
}
