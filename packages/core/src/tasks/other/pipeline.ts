import type { Pipeline } from '../pages/pipeline.ts'

export const other = {
  order: 570,
  summary: 'Models for tasks that no other category covers.',
  data: { name: 'Other', modality: 'other', hideInModels: true, hideInDatasets: true },
} as const satisfies Pipeline
