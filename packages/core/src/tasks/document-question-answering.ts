import type { TaskInference } from './task.ts'

export const documentQuestionAnswering: TaskInference = {
  id: 'document-question-answering',
  input: 'image-and-question',
  file: 'image',
  exampleInput: () => ({ image: 'invoice.png', question: 'What is the total?' }),
}
