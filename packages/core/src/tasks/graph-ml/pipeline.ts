import type { Pipeline } from '../pages/pipeline.ts'

export const graphMl = {
  order: 460,
  summary:
    'Graph machine learning works on objects and the links between them, such as the atoms of a molecule or the members of a social network.',
  libraries: ['transformers'],
  data: { name: 'Graph Machine Learning', modality: 'other' },
} as const satisfies Pipeline
