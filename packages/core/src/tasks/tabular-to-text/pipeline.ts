import type { Pipeline } from '../pages/pipeline.ts'

export const tabularToText = {
  order: 330,
  summary: 'Tabular-to-text models describe the data in a table in sentences.',
  libraries: ['transformers'],
  data: {
    name: 'Tabular to Text',
    modality: 'tabular',
    subtasks: [{ type: 'rdf-to-text', name: 'RDF to text' }],
    hideInModels: true,
  },
} as const satisfies Pipeline
