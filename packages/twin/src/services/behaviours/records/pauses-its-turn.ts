import type { Behaviour } from '../behaviour.ts'

export const pausesItsTurn: Behaviour = {
  id: 'pauses-its-turn',
  does: 'Pauses a long turn with stop_reason pause_turn.',
  right: 'The turn goes back as it is, and the model goes on.',
  seen: [{ who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' }],
  apis: { messages: { recipes: ['tool-loop'], streamed: [false, true], outcome: 'answer', pauses: true } },
}
