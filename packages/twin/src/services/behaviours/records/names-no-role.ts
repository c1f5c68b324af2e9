import { type Behaviour, changeDelta } from '../behaviour.ts'

export const namesNoRole: Behaviour = {
  id: 'names-no-role',
  does: 'Streams a turn without a role in any event.',
  right: 'Reads the turn as the assistant’s.',
  seen: [
    { who: 'Bifrost', address: 'https://github.com/maximhq/bifrost/issues/6523' },
    {
      who: 'services reported by users of LangChain',
      address: 'https://github.com/langchain-ai/langchainjs/pull/11157',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop'],
      streamed: [true],
      outcome: 'answer',
      events: (events) => events.map(changeDelta(({ role: _, ...delta }) => delta)),
    },
  },
}
