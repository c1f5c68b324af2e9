import type { Pipeline } from '../pages/pipeline.ts'

export const audioClassification = {
  order: 160,
  data: {
    name: 'Audio Classification',
    modality: 'audio',
    subtasks: [
      { type: 'keyword-spotting', name: 'Keyword Spotting' },
      { type: 'speaker-identification', name: 'Speaker Identification' },
      { type: 'audio-intent-classification', name: 'Audio Intent Classification' },
      { type: 'audio-emotion-recognition', name: 'Audio Emotion Recognition' },
      { type: 'audio-language-identification', name: 'Audio Language Identification' },
    ],
  },
} as const satisfies Pipeline
