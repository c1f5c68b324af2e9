import type { Pipeline } from '../pages/pipeline.ts'

export const imageTo3d = {
  order: 500,
  data: { name: 'Image-to-3D', modality: 'cv' },
} as const satisfies Pipeline
