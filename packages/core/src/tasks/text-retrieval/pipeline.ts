import type { Pipeline } from '../pages/pipeline.ts'

export const textRetrieval = {
  order: 370,
  summary: 'Text retrieval finds the texts in a collection that answer a question.',
  data: {
    name: 'Text Retrieval',
    modality: 'nlp',
    subtasks: [
      { type: 'document-retrieval', name: 'Document Retrieval' },
      { type: 'utterance-retrieval', name: 'Utterance Retrieval' },
      { type: 'entity-linking-retrieval', name: 'Entity Linking Retrieval' },
      { type: 'fact-checking-retrieval', name: 'Fact Checking Retrieval' },
    ],
    hideInModels: true,
  },
} as const satisfies Pipeline
