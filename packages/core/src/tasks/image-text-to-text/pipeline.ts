import type { Pipeline } from '../pages/pipeline.ts'

export const imageTextToText = {
  order: 400,
  data: { name: 'Image-Text-to-Text', modality: 'multimodal' },
} as const satisfies Pipeline
