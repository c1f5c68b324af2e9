import type { Task } from '../task.ts'

export const featureExtraction: Task = {
  id: 'feature-extraction',
  input: 'text',
  takesList: true,
  exampleTexts: ['Rain is expected along the coast this evening.', 'Showers will reach the shore tonight.'],
  exampleInput: () => 'Rain is expected along the coast this evening.',
  hubMethods: {
    python: {
      arguments: ['normalize', 'prompt_name', 'truncate', 'truncation_direction', 'dimensions', 'encoding_format'],
    },
    javascript: { parametersBesideInput: true },
    result: 'array',
  },
}
