import type { Pipeline } from '../pages/pipeline.ts'

export const imageTextToText = {
  place: 400,
  data: { name: 'Image-Text-to-Text', modality: 'multimodal' },
} as const satisfies Pipeline
