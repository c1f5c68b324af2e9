import { type Behaviour, changeCalls, type Fields } from '../behaviour.ts'

const withoutArguments = ({ function: called, ...part }: Fields): Fields => {
  const { arguments: _, ...others } = called as Fields
  return { ...part, function: others }
}

export const noArguments: Behaviour = {
  id: 'no-arguments',
  does: 'Calls a tool without parameters, and leaves `arguments` out or empty.',
  right: 'Calls the function without arguments.',
  seen: [
    { who: 'vLLM', address: 'https://github.com/vllm-project/vllm/issues/21046' },
    { who: 'vLLM, streamed', address: 'https://github.com/vllm-project/vllm/issues/55082' },
  ],
  apis: {
    'chat-completions': {
      recipes: ['tool-loop'],
      streamed: [false, true],
      outcome: 'answer',
      withRetries: true,
      options: { tools: [{ type: 'function', function: { name: 'get_time', description: 'Get the current time.' } }] },
      conversation: { rounds: [[{ name: 'get_time', arguments: '', told: 'anything' }]], parting: 'whole' },
      events: (events) => events.map(changeCalls(withoutArguments)),
    },
  },
}
