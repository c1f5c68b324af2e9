import type { Pipeline } from '../pages/pipeline.ts'

export const textTo3d = {
  order: 490,
  data: { name: 'Text-to-3D', modality: 'cv' },
} as const satisfies Pipeline
