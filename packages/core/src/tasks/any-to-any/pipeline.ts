import type { Pipeline } from '../pages/pipeline.ts'

export const anyToAny = {
  order: 550,
  data: { name: 'Any-to-Any', modality: 'multimodal' },
} as const satisfies Pipeline
