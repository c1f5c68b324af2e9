import { type Behaviour, changeChoice, isFinish } from '../behaviour.ts'

const stopped = changeChoice((choice) => ({ ...choice, finish_reason: 'stop' }))

export const callsAndStops: Behaviour = {
  id: 'calls-and-stops',
  does: 'Calls tools in every round, sends text next to the calls, and sets `finish_reason` to `stop`.',
  right: 'Makes the calls, stops after a bounded number of rounds, prints why, and exits with an error.',
  seen: [
    { who: 'OpenVINO Model Server', address: 'https://github.com/openvinotoolkit/model_server/issues/3927' },
    { who: 'OpenAI, as measured by a gateway', address: 'https://github.com/ENTERPILOT/GoModel/pull/124' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'failure',
      conversation: {
        rounds: [[{ name: 'get_weather', arguments: '{"city": "Paris"}', told: 'anything' }]],
        parting: 'whole',
        text: 'Checking.',
        isEndless: true,
      },
      whole: stopped,
      events: (events) => events.map((chunk) => (isFinish(chunk) ? stopped(chunk) : chunk)),
    },
  },
}
