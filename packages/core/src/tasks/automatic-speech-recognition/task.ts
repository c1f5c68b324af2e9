import type { Task } from '../task.ts'

export const automaticSpeechRecognition: Task = {
  id: 'automatic-speech-recognition',
  input: 'file',
  file: 'audio',
  exampleInput: () => 'speech.flac',
  hubMethods: {
    python: { arguments: [], extraBody: true, textAt: 'text' },
    javascript: { sendsFileAlone: true },
  },
}
