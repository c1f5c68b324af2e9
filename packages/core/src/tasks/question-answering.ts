import type { TaskInference } from './task.ts'

export const questionAnswering: TaskInference = {
  id: 'question-answering',
  input: 'question-and-context',
  exampleInput: () => ({
    question: 'Where does Mira work?',
    context: 'Mira lives in Porto and works at the harbor museum.',
  }),
}
