import { type Behaviour, choiceOf, type Fields, isFinish, WHOLE_CALLS } from '../behaviour.ts'
import { closesWithoutAReason } from './closes-without-a-reason.ts'

const callsOf = (chunk: Fields): readonly Fields[] => choiceOf(chunk)['delta']?.tool_calls ?? []

/** Removes all tool calls but the first, and the `finish_reason`. */
function closedChunks(events: readonly Fields[]): readonly Fields[] {
  if (!events.some((chunk) => callsOf(chunk).length > 0)) return events
  return events.filter((chunk) => !callsOf(chunk).some(({ index }) => index > 0) && !isFinish(chunk))
}

/** Returns the events before the second one that begins a tool call. */
function beforeSecondCall(events: readonly Fields[], begins: (event: Fields) => boolean): readonly Fields[] {
  const second = events.filter(begins)[1]
  return second === undefined ? events : events.slice(0, events.indexOf(second))
}

/** What all APIs have in common. */
const PLAYED = {
  recipes: ['tool-loop'],
  streamed: [true],
  outcome: 'incomplete',
  withRetries: true,
  conversation: WHOLE_CALLS,
} as const

export const closesAfterACall: Behaviour = {
  id: 'closes-after-a-call',
  does: 'Closes a stream without an error after the first of two tool calls, before its `finish_reason` or the API’s final event.',
  right: 'Prints the problem to standard error, exits with an error, and doesn’t continue with the first call alone.',
  seen: closesWithoutAReason.seen,
  apis: {
    'chat-completions': {
      ...PLAYED,
      events: closedChunks,
      text: (text) => (text.includes('"tool_calls"') ? text.replace('data: [DONE]', ': closed') : text),
    },
    responses: {
      ...PLAYED,
      events: (events) =>
        beforeSecondCall(
          events,
          ({ type, item }) => type === 'response.output_item.added' && item.type === 'function_call',
        ),
    },
    messages: {
      ...PLAYED,
      events: (events) =>
        beforeSecondCall(
          events,
          ({ type, content_block: block }) => type === 'content_block_start' && block.type === 'tool_use',
        ),
    },
  },
}
