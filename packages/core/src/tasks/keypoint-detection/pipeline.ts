import type { Pipeline } from '../pages/pipeline.ts'

export const keypointDetection = {
  order: 530,
  data: {
    name: 'Keypoint Detection',
    modality: 'cv',
    subtasks: [{ type: 'pose-estimation', name: 'Pose Estimation' }],
    hideInDatasets: true,
  },
} as const satisfies Pipeline
