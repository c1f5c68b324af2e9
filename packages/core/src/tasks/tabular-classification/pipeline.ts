import type { Pipeline } from '../pages/pipeline.ts'

export const tabularClassification = {
  order: 310,
  data: {
    name: 'Tabular Classification',
    modality: 'tabular',
    subtasks: [
      { type: 'tabular-multi-class-classification', name: 'Tabular Multi Class Classification' },
      { type: 'tabular-multi-label-classification', name: 'Tabular Multi Label Classification' },
    ],
  },
} as const satisfies Pipeline
