import type { Pipeline } from '../pages/pipeline.ts'

export const reinforcementLearning = {
  place: 290,
  data: { name: 'Reinforcement Learning', modality: 'rl' },
} as const satisfies Pipeline
