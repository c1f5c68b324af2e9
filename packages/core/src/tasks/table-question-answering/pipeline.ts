import type { Pipeline } from '../pages/pipeline.ts'

export const tableQuestionAnswering = {
  place: 30,
  data: { name: 'Table Question Answering', modality: 'nlp' },
} as const satisfies Pipeline
