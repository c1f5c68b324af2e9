import type { Task } from '../task.ts'

export const audioToAudio: Task = {
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
