import { type Behaviour, endedBy, LOW_LIMIT, streamEndedBy, THINKER } from '../behaviour.ts'

const THOUGHT = 'First, I should think about'

export const spendsTheLimitOnThinking: Behaviour = {
  id: 'spends-the-limit-on-thinking',
  does: 'Reaches the token limit while reasoning, and returns no text, with a `finish_reason` of `length`.',
  right: 'Prints to standard error why there is no text and which limit to raise, and exits with an error.',
  seen: [
    {
      who: 'services reported by users of Mindcraft',
      address: 'https://github.com/mindcraft-bots/mindcraft/issues/789',
    },
    { who: 'services reported by users of async-openai', address: 'https://github.com/64bit/async-openai/issues/424' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop', 'structured-output'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      model: THINKER,
      options: LOW_LIMIT,
      whole: endedBy('length', { content: null, reasoning_content: THOUGHT }),
      events: streamEndedBy('length', { reasoning_content: THOUGHT }),
    },
  },
}
