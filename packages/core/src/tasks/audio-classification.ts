import type { TaskInference } from './task.ts'

export const audioClassification: TaskInference = {
  id: 'audio-classification',
  input: 'file',
  file: 'audio',
  exampleInput: () => 'keyword.wav',
}
