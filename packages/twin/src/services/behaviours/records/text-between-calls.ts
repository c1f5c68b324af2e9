import { type Behaviour, changeDelta, choiceOf, type Fields, WHOLE_CALLS } from '../behaviour.ts'

/** Each of MLX LM's chunks names the role. */
const withRole = changeDelta((delta) => ({ role: 'assistant', ...delta }))

const has =
  (name: string) =>
  (chunk: Fields): boolean =>
    (choiceOf(chunk)['delta']?.[name] ?? '') !== ''

export const textBetweenCalls: Behaviour = {
  id: 'text-between-calls',
  does: 'Sends the line break between two tool calls as text. Without streaming, it’s the `content`.',
  right: 'Makes both calls, and gets the answer.',
  seen: [
    {
      who: 'MLX LM 0.32.2, on our machine',
      address: 'https://github.com/ml-explore/mlx-lm/blob/v0.32.2/mlx_lm/server.py',
    },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      conversation: { ...WHOLE_CALLS, text: '\n' },
      events: (events) => {
        const [first, ...calls] = events.filter(has('tool_calls'))
        if (first === undefined) return events
        const text = events.filter(has('content'))
        const moved = new Set([first, ...calls, ...text])
        const start = events.findIndex((event) => moved.has(event))
        const others = events.slice(start).filter((event) => !moved.has(event))
        return [...events.slice(0, start), ...[first, ...text, ...calls].map(withRole), ...others]
      },
    },
  },
}
