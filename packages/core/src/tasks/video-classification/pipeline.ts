import type { Pipeline } from '../pages/pipeline.ts'

export const videoClassification = {
  order: 280,
  data: { name: 'Video Classification', modality: 'cv' },
} as const satisfies Pipeline
