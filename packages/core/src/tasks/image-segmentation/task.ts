import type { Task } from '../task.ts'

export const imageSegmentation: Task = {
  id: 'image-segmentation',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
  hubMethods: {
    python: { arguments: ['mask_threshold', 'overlap_mask_area_threshold', 'subtask', 'threshold'] },
    result: 'masks',
    fileName: 'mask',
  },
}
