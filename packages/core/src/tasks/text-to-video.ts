import type { TaskInference } from './task.ts'

export const textToVideo: TaskInference = {
  id: 'text-to-video',
  input: 'text',
  exampleInput: () => 'A paper boat drifts down a stream in the rain',
}
