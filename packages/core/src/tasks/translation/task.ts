import type { Task } from '../task.ts'

export const translation: Task = {
  id: 'translation',
  input: 'text',
  exampleInput: () => 'Where is the nearest train station?',
  hubMethods: {
    python: {
      arguments: ['src_lang', 'tgt_lang', 'clean_up_tokenization_spaces', 'truncation', 'generate_parameters'],
    },
  },
}
