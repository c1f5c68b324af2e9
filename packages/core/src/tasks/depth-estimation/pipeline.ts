import type { Pipeline } from '../pages/pipeline.ts'

export const depthEstimation = {
  order: 190,
  data: { name: 'Depth Estimation', modality: 'cv' },
} as const satisfies Pipeline
