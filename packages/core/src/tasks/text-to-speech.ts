import type { TaskInference } from './task.ts'

export const textToSpeech: TaskInference = {
  id: 'text-to-speech',
  input: 'text',
  exampleInput: () => 'The last ferry leaves at ten tonight.',
}
