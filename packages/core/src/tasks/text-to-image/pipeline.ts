import type { Pipeline } from '../pages/pipeline.ts'

export const textToImage = {
  order: 230,
  data: { name: 'Text-to-Image', modality: 'cv' },
} as const satisfies Pipeline
