import type { Behaviour } from '../behaviour.ts'

export const pausesItsTurn: Behaviour = {
  id: 'pauses-its-turn',
  does: 'Pauses a long turn with stop_reason pause_turn.',
  right: 'Sends the turn back unchanged, so the model continues.',
  seen: [{ who: 'Anthropic', address: 'https://docs.claude.com/en/api/handling-stop-reasons' }],
  apis: { messages: { recipes: ['tool-loop'], streamed: [false, true], outcome: 'answer', pauses: true } },
}
