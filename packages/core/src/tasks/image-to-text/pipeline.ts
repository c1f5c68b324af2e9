import type { Pipeline } from '../pages/pipeline.ts'

export const imageToText = {
  order: 240,
  data: {
    name: 'Image-to-Text',
    modality: 'cv',
    subtasks: [{ type: 'image-captioning', name: 'Image Captioning' }],
  },
} as const satisfies Pipeline
