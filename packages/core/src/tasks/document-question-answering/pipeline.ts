import type { Pipeline } from '../pages/pipeline.ts'

export const documentQuestionAnswering = {
  order: 440,
  data: {
    name: 'Document Question Answering',
    modality: 'multimodal',
    subtasks: [{ type: 'document-question-answering', name: 'Document Question Answering' }],
    hideInDatasets: true,
  },
} as const satisfies Pipeline
