import type { Pipeline } from '../pages/pipeline.ts'

export const imageTextToImage = {
  order: 410,
  data: { name: 'Image-Text-to-Image', modality: 'multimodal' },
} as const satisfies Pipeline
