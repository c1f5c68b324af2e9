import type { Pipeline } from '../pages/pipeline.ts'

export const audioToAudio = {
  order: 150,
  data: { name: 'Audio-to-Audio', modality: 'audio' },
} as const satisfies Pipeline
