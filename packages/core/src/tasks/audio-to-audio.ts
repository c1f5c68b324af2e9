import type { TaskInference } from './task.ts'

export const audioToAudio: TaskInference = {
  id: 'audio-to-audio',
  input: 'file',
  file: 'audio',
  exampleInput: () => 'mixture.wav',
  hubMethods: {
    python: { arguments: [] },
    javascript: { sendsFileAlone: true },
    result: 'sounds',
    fileName: 'audio',
  },
}
