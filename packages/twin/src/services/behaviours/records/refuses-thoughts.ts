import { type Behaviour, THINKER } from '../behaviour.ts'

export const refusesThoughts: Behaviour = {
  id: 'refuses-thoughts',
  does: 'Sends reasoning, but rejects messages with `reasoning_content`.',
  right: 'Doesn’t send `reasoning_content` back.',
  seen: [
    { who: 'Groq', address: 'https://github.com/agentjido/req_llm/issues/772' },
    { who: 'Cerebras', address: 'https://github.com/QwenLM/qwen-code/issues/11045' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      model: THINKER,
      provider: 'groq',
      thoughts: {
        names: ['reasoning'],
        back: 'not-as-reasoning-content',
        complaint: "'messages.1' : property 'reasoning_content' is unsupported",
      },
    },
  },
}
