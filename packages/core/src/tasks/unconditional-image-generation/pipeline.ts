import type { Pipeline } from '../pages/pipeline.ts'

export const unconditionalImageGeneration = {
  order: 270,
  data: { name: 'Unconditional Image Generation', modality: 'cv' },
} as const satisfies Pipeline
