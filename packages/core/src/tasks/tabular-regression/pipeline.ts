import type { Pipeline } from '../pages/pipeline.ts'

export const tabularRegression = {
  order: 320,
  data: {
    name: 'Tabular Regression',
    modality: 'tabular',
    subtasks: [{ type: 'tabular-single-column-regression', name: 'Tabular Single Column Regression' }],
  },
} as const satisfies Pipeline
