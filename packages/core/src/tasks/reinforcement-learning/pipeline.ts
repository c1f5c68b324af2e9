import type { Pipeline } from '../pages/pipeline.ts'

export const reinforcementLearning = {
  order: 290,
  data: { name: 'Reinforcement Learning', modality: 'rl' },
} as const satisfies Pipeline
