import type { Pipeline } from '../pages/pipeline.ts'

export const tableQuestionAnswering = {
  order: 30,
  data: { name: 'Table Question Answering', modality: 'nlp' },
} as const satisfies Pipeline
