import type { Task } from '../task.ts'

export const summarization: Task = {
  id: 'summarization',
  input: 'text',
  exampleInput: () =>
    'The old bridge over the Lune closed in March after engineers found cracks in two of its piers. Repairs will take ' +
    'at least eight months. Until then a ferry carries people across, every twenty minutes from six in the morning to ' +
    'ten at night, and buses turn back at the market square.',
  hubMethods: {
    python: { arguments: ['clean_up_tokenization_spaces', 'generate_parameters', 'truncation'] },
  },
}
