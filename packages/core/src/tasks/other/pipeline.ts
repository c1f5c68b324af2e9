import type { Pipeline } from '../pages/pipeline.ts'

export const other = {
  order: 570,
  summary: 'Models whose task has no name of its own.',
  data: { name: 'Other', modality: 'other', hideInModels: true, hideInDatasets: true },
} as const satisfies Pipeline
