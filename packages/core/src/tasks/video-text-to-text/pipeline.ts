import type { Pipeline } from '../pages/pipeline.ts'

export const videoTextToText = {
  order: 520,
  data: { name: 'Video-Text-to-Text', modality: 'multimodal', hideInDatasets: false },
} as const satisfies Pipeline
