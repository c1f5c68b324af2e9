import type { Pipeline } from '../pages/pipeline.ts'

export const graphMl = {
  order: 460,
  summary: 'Graph machine learning works on things and the links between them: molecules, roads, friendships.',
  libraries: ['transformers'],
  data: { name: 'Graph Machine Learning', modality: 'other' },
} as const satisfies Pipeline
