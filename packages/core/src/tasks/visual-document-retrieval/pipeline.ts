import type { Pipeline } from '../pages/pipeline.ts'

export const visualDocumentRetrieval = {
  order: 540,
  data: { name: 'Visual Document Retrieval', modality: 'multimodal' },
} as const satisfies Pipeline
