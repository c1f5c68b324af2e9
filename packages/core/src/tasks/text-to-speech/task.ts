import type { Task } from '../task.ts'

export const textToSpeech: Task = {
  id: 'text-to-speech',
  input: 'text',
  exampleInput: () => 'The last ferry leaves at ten tonight.',
  hubMethods: {
    python: {
      arguments: [
        'do_sample',
        'early_stopping',
        'epsilon_cutoff',
        'eta_cutoff',
        'max_length',
        'max_new_tokens',
        'min_length',
        'min_new_tokens',
        'num_beam_groups',
        'num_beams',
        'penalty_alpha',
        'temperature',
        'top_k',
        'top_p',
        'typical_p',
        'use_cache',
      ],
      extraBody: true,
    },
    result: 'file',
    fileName: 'speech.wav',
  },
}
