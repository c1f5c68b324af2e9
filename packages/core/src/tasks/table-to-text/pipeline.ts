import type { Pipeline } from '../pages/pipeline.ts'

export const tableToText = {
  order: 340,
  summary: 'Table-to-text models describe a table, or part of one, in sentences.',
  libraries: ['transformers'],
  data: { name: 'Table to Text', modality: 'nlp', hideInModels: true },
} as const satisfies Pipeline
