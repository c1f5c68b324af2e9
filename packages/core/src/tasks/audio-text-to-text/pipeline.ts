import type { Pipeline } from '../pages/pipeline.ts'

export const audioTextToText = {
  order: 170,
  data: { name: 'Audio-Text-to-Text', modality: 'multimodal', hideInDatasets: true },
} as const satisfies Pipeline
