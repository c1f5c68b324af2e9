import type { Pipeline } from '../pages/pipeline.ts'

export const visualQuestionAnswering = {
  order: 430,
  data: {
    name: 'Visual Question Answering',
    modality: 'multimodal',
    subtasks: [{ type: 'visual-question-answering', name: 'Visual Question Answering' }],
  },
} as const satisfies Pipeline
