import type { Task } from '../task.ts'

export const textToAudio: Task = {
  id: 'text-to-audio',
  input: 'text',
  exampleInput: () => 'Slow piano over soft rain',
  hubMethods: {
    result: 'file',
    fileName: 'audio.wav',
  },
}
