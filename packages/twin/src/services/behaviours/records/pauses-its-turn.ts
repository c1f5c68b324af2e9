import type { Behaviour } from '../behaviour.ts'

export const pausesItsTurn: Behaviour = {
  id: 'pauses-its-turn',
  does: 'Pauses a long turn with a `stop_reason` of `pause_turn`.',
  right: 'Sends the turn back unchanged, so that the model continues.',
  seen: [{ who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' }],
  apis: { messages: { recipes: ['tool-loop'], streamed: [false, true], outcome: 'answer', pauses: true } },
}
