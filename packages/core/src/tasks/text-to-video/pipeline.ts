import type { Pipeline } from '../pages/pipeline.ts'

export const textToVideo = {
  place: 390,
  data: { name: 'Text-to-Video', modality: 'cv' },
} as const satisfies Pipeline
