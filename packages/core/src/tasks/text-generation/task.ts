import type { Task } from '../task.ts'

export const textGeneration: Task = {
  id: 'text-generation',
  input: 'text',
  exampleInput: () => 'The lighthouse keeper opened the door and',
  hubMethods: {
    python: {
      arguments: [
        'adapter_id',
        'best_of',
        'decoder_input_details',
        'do_sample',
        'frequency_penalty',
        'grammar',
        'max_new_tokens',
        'repetition_penalty',
        'return_full_text',
        'seed',
        'stop',
        'temperature',
        'top_k',
        'top_n_tokens',
        'top_p',
        'truncate',
        'typical_p',
        'watermark',
      ],
    },
    javascript: { textAt: 'generated_text' },
  },
}
