import type { Pipeline } from '../pages/pipeline.ts'

export const questionAnswering = {
  order: 40,
  data: {
    name: 'Question Answering',
    modality: 'nlp',
    subtasks: [
      { type: 'extractive-qa', name: 'Extractive QA' },
      { type: 'open-domain-qa', name: 'Open Domain QA' },
      { type: 'closed-domain-qa', name: 'Closed Domain QA' },
    ],
  },
} as const satisfies Pipeline
