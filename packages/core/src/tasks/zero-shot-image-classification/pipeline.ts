import type { Pipeline } from '../pages/pipeline.ts'

export const zeroShotImageClassification = {
  order: 450,
  data: { name: 'Zero-Shot Image Classification', modality: 'cv' },
} as const satisfies Pipeline
