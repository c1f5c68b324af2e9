import { type Behaviour, changeChoice, changeDelta, type Fields, THINKER } from '../behaviour.ts'

const THOUGHT = { type: 'thinking', thinking: [{ type: 'text', text: 'Let me think: ' }] }

const listed = (text: string): readonly Fields[] => [{ type: 'text', text }]

export const contentAsAList: Behaviour = {
  id: 'content-as-a-list',
  does: 'Sends `content` as a list of parts that includes reasoning.',
  right: 'Shows only the text, not the raw list of parts.',
  seen: [{ who: 'Mistral’s Magistral', address: 'https://docs.mistral.ai/capabilities/reasoning/' }],
  apis: {
    'chat-completions': {
      recipes: ['plain'],
      model: { ...THINKER, id: 'mistralai/Magistral-Small-2509' },
      streamed: [false, true],
      outcome: 'either',
      hidden: ["{'type'", "type: 'text'", '[object Object]', 'map[', '=>"text"', 'Let me think', 'Array'],
      whole: changeChoice((choice) => ({
        ...choice,
        message: { ...choice['message'], content: [THOUGHT, ...listed(choice['message'].content)] },
      })),
      events: (events) => {
        const changed = events.map(
          changeDelta((delta) =>
            (delta['content'] ?? '') === '' ? delta : { ...delta, content: listed(delta['content']) },
          ),
        )
        const [first] = changed
        return first === undefined
          ? changed
          : [changeDelta((delta) => ({ ...delta, content: [THOUGHT] }))(first), ...changed]
      },
    },
  },
}
