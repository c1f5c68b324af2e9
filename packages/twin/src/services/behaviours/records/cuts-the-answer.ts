import { type Behaviour, changeChoice, choiceOf, cutStream, type Fields, half, LOW_LIMIT } from '../behaviour.ts'

/** Counts as many output tokens as the limit allows, if it counts any. */
const spend = (answer: Fields): Fields => {
  const { usage } = answer
  if ((usage ?? null) === null) return answer
  const total = usage.prompt_tokens + LOW_LIMIT.max_tokens
  return { ...answer, usage: { ...usage, completion_tokens: LOW_LIMIT.max_tokens, total_tokens: total } }
}

const cut = changeChoice((choice) => ({
  ...choice,
  message: { ...choice['message'], content: half(choice['message'].content ?? '') },
  finish_reason: 'length',
}))

const hasText = (chunk: Fields): boolean => (choiceOf(chunk)['delta']?.content ?? '') !== ''

/** Whether it's a turn with tool calls, which isn't truncated. */
const hasCalls = (answer: unknown): boolean => JSON.stringify(answer).includes('"tool_calls"')

const cutEvents = cutStream(hasText)

export const cutsTheAnswer: Behaviour = {
  id: 'cuts-the-answer',
  does: 'Stops at the token limit in the middle of the text, with a `finish_reason` of `length`.',
  right:
    'Prints to standard error why the text stops and which limit to raise, and exits with an error; it may show the text so far.',
  seen: [{ who: 'OpenAI', address: 'https://platform.openai.com/docs/api-reference/chat/object' }],
  apis: {
    'chat-completions': {
      recipes: ['plain', 'tool-loop', 'structured-output'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      inLastTurn: true,
      options: LOW_LIMIT,
      whole: (answer) => (hasCalls(answer) ? answer : spend(cut(answer))),
      events: (events) => (hasCalls(events) ? events : cutEvents(events).map(spend)),
    },
  },
}
