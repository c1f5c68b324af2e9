import type { Pipeline } from '../pages/pipeline.ts'

export const textToSpeech = {
  order: 120,
  data: { name: 'Text-to-Speech', modality: 'audio' },
} as const satisfies Pipeline
