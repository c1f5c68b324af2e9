import type { Pipeline } from '../pages/pipeline.ts'

export const objectDetection = {
  order: 210,
  data: {
    name: 'Object Detection',
    modality: 'cv',
    subtasks: [
      { type: 'face-detection', name: 'Face Detection' },
      { type: 'vehicle-detection', name: 'Vehicle Detection' },
    ],
  },
} as const satisfies Pipeline
