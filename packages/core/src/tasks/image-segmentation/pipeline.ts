import type { Pipeline } from '../pages/pipeline.ts'

export const imageSegmentation = {
  order: 220,
  data: {
    name: 'Image Segmentation',
    modality: 'cv',
    subtasks: [
      { type: 'instance-segmentation', name: 'Instance Segmentation' },
      { type: 'semantic-segmentation', name: 'Semantic Segmentation' },
      { type: 'panoptic-segmentation', name: 'Panoptic Segmentation' },
    ],
  },
} as const satisfies Pipeline
