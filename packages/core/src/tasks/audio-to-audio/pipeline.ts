import type { Pipeline } from '../pages/pipeline.ts'

export const audioToAudio = {
  place: 150,
  data: { name: 'Audio-to-Audio', modality: 'audio' },
} as const satisfies Pipeline
