import type { Task } from '../task.ts'

export const questionAnswering: Task = {
  id: 'question-answering',
  input: 'question-and-context',
  exampleInput: () => ({
    question: 'Where does Mira work?',
    context: 'Mira lives in Porto and works at the harbor museum.',
  }),
  hubMethods: {
    python: {
      arguments: [
        'align_to_words',
        'doc_stride',
        'handle_impossible_answer',
        'max_answer_len',
        'max_question_len',
        'max_seq_len',
        'top_k',
      ],
    },
  },
}
