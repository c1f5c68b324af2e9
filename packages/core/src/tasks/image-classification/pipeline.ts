import type { Pipeline } from '../pages/pipeline.ts'

export const imageClassification = {
  order: 200,
  data: {
    name: 'Image Classification',
    modality: 'cv',
    subtasks: [
      { type: 'multi-label-image-classification', name: 'Multi Label Image Classification' },
      { type: 'multi-class-image-classification', name: 'Multi Class Image Classification' },
    ],
  },
} as const satisfies Pipeline
