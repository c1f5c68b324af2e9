import type { Pipeline } from '../pages/pipeline.ts'

export const imageToVideo = {
  order: 260,
  data: { name: 'Image-to-Video', modality: 'cv' },
} as const satisfies Pipeline
