import type { Pipeline } from '../pages/pipeline.ts'

export const zeroShotObjectDetection = {
  order: 480,
  data: { name: 'Zero-Shot Object Detection', modality: 'cv' },
} as const satisfies Pipeline
