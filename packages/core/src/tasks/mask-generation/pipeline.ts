import type { Pipeline } from '../pages/pipeline.ts'

export const maskGeneration = {
  order: 470,
  data: { name: 'Mask Generation', modality: 'cv' },
} as const satisfies Pipeline
