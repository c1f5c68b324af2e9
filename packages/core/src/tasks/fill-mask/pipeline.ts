import type { Pipeline } from '../pages/pipeline.ts'

export const fillMask = {
  order: 100,
  data: {
    name: 'Fill-Mask',
    modality: 'nlp',
    subtasks: [
      { type: 'slot-filling', name: 'Slot Filling' },
      { type: 'masked-language-modeling', name: 'Masked Language Modeling' },
    ],
  },
} as const satisfies Pipeline
