import type { Task } from '../task.ts'

export const visualQuestionAnswering: Task = {
  id: 'visual-question-answering',
  input: 'image-and-question',
  file: 'image',
  exampleInput: () => ({ image: 'street.jpg', question: 'What color is the car?' }),
  hubMethods: {},
}
