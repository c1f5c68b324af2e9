import type { TaskInference } from './task.ts'

export const imageSegmentation: TaskInference = {
  id: 'image-segmentation',
  input: 'file',
  file: 'image',
  exampleInput: () => 'street.jpg',
}
