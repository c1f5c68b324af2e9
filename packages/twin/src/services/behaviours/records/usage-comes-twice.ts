import { type Behaviour, type Fields, isFinish } from '../behaviour.ts'

const EARLY = { prompt_tokens: 70011, completion_tokens: 1, total_tokens: 70012 }
const LAST = { prompt_tokens: 70011, completion_tokens: 9333, total_tokens: 79344 }

const withUsage = (usage: Fields) => (chunk: Fields) => ({ ...chunk, usage })

export const usageComesTwice: Behaviour = {
  id: 'usage-comes-twice',
  does: 'Sends `usage` in several chunks of a stream, each with the total so far.',
  right: 'Shows only the last `usage`, once, after the answer.',
  seen: [
    { who: 'Hugging Face’s router', address: 'https://huggingface.co/docs/inference-providers/tasks/chat-completion' },
    { who: 'Groq, with x_groq.usage', address: 'https://console.groq.com/docs/api-reference#chat-create' },
    { who: 'Perplexity', address: 'https://docs.perplexity.ai/api-reference/chat-completions-post' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      streamed: [true],
      outcome: 'answer',
      options: { showUsage: true },
      shownOnce: [String(LAST.total_tokens)],
      hidden: [String(EARLY.total_tokens)],
      events: (events) => {
        const finish = events.findIndex(isFinish)
        const before = events.slice(0, finish).map(withUsage(EARLY))
        const [last] = events.slice(finish, finish + 1).map(withUsage(LAST))
        return last === undefined ? events : [...before, last, { ...last, choices: [], x_groq: { usage: LAST } }]
      },
    },
  },
}
