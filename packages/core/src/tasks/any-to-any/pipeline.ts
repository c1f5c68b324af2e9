import type { Pipeline } from '../pages/pipeline.ts'

export const anyToAny = {
  place: 550,
  data: { name: 'Any-to-Any', modality: 'multimodal' },
} as const satisfies Pipeline
