import type { Pipeline } from '../pages/pipeline.ts'

export const robotics = {
  order: 300,
  summary: 'Robotics models control a robot, based on the data from its sensors.',
  data: {
    name: 'Robotics',
    modality: 'rl',
    subtasks: [
      { type: 'grasping', name: 'Grasping' },
      { type: 'task-planning', name: 'Task Planning' },
    ],
  },
} as const satisfies Pipeline
