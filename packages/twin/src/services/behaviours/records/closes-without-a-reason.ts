import { type Behaviour, choiceOf, type Fields, isFinish } from '../behaviour.ts'

const CALLS = /"tool_calls"|"function_call"|"tool_use"/

/** Changes the stream of an answer, but not of a turn with tool calls. */
const ofAnswer =
  (change: (events: readonly Fields[]) => readonly Fields[]) =>
  (events: readonly Fields[]): readonly Fields[] =>
    CALLS.test(JSON.stringify(events)) ? events : change(events)

const hasText = (chunk: Fields): boolean => (choiceOf(chunk)['delta']?.content ?? '') !== ''

/** Removes the second half of the text and the `finish_reason`. */
function closed(events: readonly Fields[]): readonly Fields[] {
  const texts = events.filter(hasText)
  const late = new Set(texts.slice(Math.ceil(texts.length / 2)))
  return events.filter((chunk) => !late.has(chunk) && !isFinish(chunk))
}

/** What all APIs have in common. */
const PLAYED = {
  recipes: ['tool-loop'],
  streamed: [true],
  outcome: 'incomplete',
  withRetries: true,
  inLastTurn: true,
} as const

export const closesWithoutAReason: Behaviour = {
  id: 'closes-without-a-reason',
  does: 'Closes a stream without an error, but before its `finish_reason` or the API’s final event.',
  right: 'Prints the problem to standard error and exits with an error; it may show the text so far.',
  seen: [
    { who: 'several servers and proxies', address: 'https://github.com/earendil-works/pi/issues/5793' },
    { who: 'OpenAI-compatible providers', address: 'https://github.com/can1357/oh-my-pi/issues/9433' },
  ],
  apis: {
    'chat-completions': {
      ...PLAYED,
      events: ofAnswer(closed),
      text: (text) => (CALLS.test(text) ? text : text.replace('data: [DONE]', ': closed')),
    },
    responses: {
      ...PLAYED,
      events: ofAnswer((events) => events.filter(({ type }) => type !== 'response.completed')),
    },
    messages: {
      ...PLAYED,
      events: ofAnswer((events) => events.filter(({ type }) => type !== 'message_delta' && type !== 'message_stop')),
    },
  },
}
