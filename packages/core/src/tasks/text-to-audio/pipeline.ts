import type { Pipeline } from '../pages/pipeline.ts'

export const textToAudio = {
  order: 130,
  summary: 'Text-to-audio models make sound of any kind from a description: music, noises, speech.',
  libraries: ['transformers', 'transformers.js'],
  data: { name: 'Text-to-Audio', modality: 'audio' },
} as const satisfies Pipeline
