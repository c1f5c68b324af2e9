import type { Pipeline } from '../pages/pipeline.ts'

export const translation = {
  order: 60,
  data: { name: 'Translation', modality: 'nlp' },
} as const satisfies Pipeline
