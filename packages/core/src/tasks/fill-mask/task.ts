import type { ModelRecord } from '../../model/model-record.ts'
import type { Task } from '../task.ts'

export const fillMask: Task = {
  id: 'fill-mask',
  input: 'text',
  exampleInput: (model: ModelRecord) =>
    `The bakery opens early and sells fresh ${typeof model.mask_token === 'string' ? model.mask_token : '[MASK]'}.`,
  hubMethods: {
    python: { arguments: ['targets', 'top_k'] },
  },
}
