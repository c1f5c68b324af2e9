import type { TaskInference } from './task.ts'

export const automaticSpeechRecognition: TaskInference = {
  id: 'automatic-speech-recognition',
  input: 'file',
  file: 'audio',
  exampleInput: () => 'speech.flac',
  hubMethods: {
    python: { arguments: [], extraBody: true },
    javascript: { sendsFileAlone: true },
  },
}
