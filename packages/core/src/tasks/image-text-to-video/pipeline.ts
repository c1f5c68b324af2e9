import type { Pipeline } from '../pages/pipeline.ts'

export const imageTextToVideo = {
  place: 420,
  data: { name: 'Image-Text-to-Video', modality: 'multimodal' },
} as const satisfies Pipeline
