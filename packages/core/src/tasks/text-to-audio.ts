import type { TaskInference } from './task.ts'

export const textToAudio: TaskInference = {
  id: 'text-to-audio',
  input: 'text',
  exampleInput: () => 'Slow piano over soft rain',
  hubMethods: {
    result: 'file',
    fileName: 'audio.wav',
  },
}
