import type { Pipeline } from '../pages/pipeline.ts'

export const voiceActivityDetection = {
  order: 180,
  summary: 'Voice activity detection finds the parts of a recording in which someone speaks.',
  data: { name: 'Voice Activity Detection', modality: 'audio' },
} as const satisfies Pipeline
