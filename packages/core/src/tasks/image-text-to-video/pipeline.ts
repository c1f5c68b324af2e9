import type { Pipeline } from '../pages/pipeline.ts'

export const imageTextToVideo = {
  order: 420,
  data: { name: 'Image-Text-to-Video', modality: 'multimodal' },
} as const satisfies Pipeline
