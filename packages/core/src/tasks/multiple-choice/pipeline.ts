import type { Pipeline } from '../pages/pipeline.ts'

export const multipleChoice = {
  order: 350,
  summary: 'Multiple-choice models pick the correct answer from several options.',
  libraries: ['transformers'],
  data: {
    name: 'Multiple Choice',
    modality: 'nlp',
    subtasks: [
      { type: 'multiple-choice-qa', name: 'Multiple Choice QA' },
      { type: 'multiple-choice-coreference-resolution', name: 'Multiple Choice Coreference Resolution' },
    ],
    hideInModels: true,
  },
} as const satisfies Pipeline
