import { valueAt } from '../../model/fields.ts'
import type { Task } from '../task.ts'

export const textToImage: Task = {
  id: 'text-to-image',
  input: 'text',
  exampleInput: () => 'A lighthouse on a cliff at sunset, watercolor',
  exampleParameters: { num_inference_steps: 5 },
  exampleNote: {
    parameter: 'num_inference_steps',
    text(model) {
      const steps = valueAt(model, 'cardData', 'inference', 'parameters', 'num_inference_steps')
      const recommended =
        typeof steps === 'number' ? `the model card recommends ${steps}` : 'the model card may recommend more'
      return `The example uses 5 steps for a quick result; ${recommended}.`
    },
  },
  hubMethods: {
    python: {
      arguments: ['negative_prompt', 'num_inference_steps', 'guidance_scale', 'height', 'width', 'scheduler', 'seed'],
      extraBody: true,
    },
    result: 'image',
    fileName: 'image.png',
  },
}
