import {
  type Behaviour,
  changeChoice,
  choiceOf,
  cutStream,
  type Fields,
  half,
  LOW_LIMIT,
  WHOLE_CALLS,
} from '../behaviour.ts'

const cutLast = ({ function: called, ...call }: Fields, place: number, calls: readonly Fields[]): Fields =>
  place < calls.length - 1
    ? { ...call, function: called }
    : { ...call, function: { ...called, arguments: half(called['arguments']) } }

const isOfSecond = (chunk: Fields): boolean =>
  (choiceOf(chunk)['delta']?.tool_calls ?? []).some(({ index }: Fields) => index === 1)

export const cutsTheLastCall: Behaviour = {
  id: 'cuts-the-last-call',
  does: 'Stops at the token limit in the middle of the second of two tool calls, and reports the limit as the reason.',
  right: 'Prints the problem to standard error and exits with an error, even though the first call is complete.',
  seen: [
    { who: 'DeepSeek', address: 'https://api-docs.deepseek.com/api/create-chat-completion' },
    { who: 'Mistral', address: 'https://docs.mistral.ai/api/' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'incomplete',
      withRetries: true,
      options: LOW_LIMIT,
      conversation: { ...WHOLE_CALLS, parting: 'characters' },
      whole: changeChoice((choice) => ({
        ...choice,
        message: { ...choice['message'], tool_calls: choice['message'].tool_calls?.map(cutLast) },
        finish_reason: 'length',
      })),
      events: cutStream(isOfSecond),
    },
  },
}
