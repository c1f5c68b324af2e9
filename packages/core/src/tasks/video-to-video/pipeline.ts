import type { Pipeline } from '../pages/pipeline.ts'

export const videoToVideo = {
  order: 560,
  data: { name: 'Video-to-Video', modality: 'cv', hideInDatasets: true },
} as const satisfies Pipeline
