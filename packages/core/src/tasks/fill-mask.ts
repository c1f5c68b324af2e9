import type { ModelRecord } from '../types.ts'
import type { TaskInference } from './task.ts'

export const fillMask: TaskInference = {
  id: 'fill-mask',
  input: 'text',
  exampleInput: (model: ModelRecord) =>
    `The bakery opens early and sells fresh ${typeof model.mask_token === 'string' ? model.mask_token : '[MASK]'}.`,
  hubMethods: {
    python: { arguments: ['targets', 'top_k'] },
  },
}
