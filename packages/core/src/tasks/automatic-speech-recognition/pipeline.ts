import type { Pipeline } from '../pages/pipeline.ts'

export const automaticSpeechRecognition = {
  order: 140,
  data: { name: 'Automatic Speech Recognition', modality: 'audio' },
} as const satisfies Pipeline
