import type { Pipeline } from '../pages/pipeline.ts'

export const textToVideo = {
  order: 390,
  data: { name: 'Text-to-Video', modality: 'cv' },
} as const satisfies Pipeline
