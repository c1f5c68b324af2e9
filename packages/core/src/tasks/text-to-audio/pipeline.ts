import type { Pipeline } from '../pages/pipeline.ts'

export const textToAudio = {
  order: 130,
  summary: 'Text-to-audio models generate any kind of sound from a description: music, sound effects, or speech.',
  libraries: ['transformers', 'transformers.js'],
  data: { name: 'Text-to-Audio', modality: 'audio' },
} as const satisfies Pipeline
