import type { Task } from '../task.ts'

export const zeroShotImageClassification: Task = {
  id: 'zero-shot-image-classification',
  input: 'file',
  file: 'image',
  exampleInput: () => 'cat.png',
  exampleParameters: { candidate_labels: ['cat', 'dog', 'llama'] },
  hubMethods: {
    python: { arguments: ['hypothesis_template'], inputArguments: ['candidate_labels'] },
    javascript: { namesFile: true },
  },
}
