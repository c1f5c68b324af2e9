import type { Pipeline } from '../pages/pipeline.ts'

export const unconditionalImageGeneration = {
  place: 270,
  data: { name: 'Unconditional Image Generation', modality: 'cv' },
} as const satisfies Pipeline
