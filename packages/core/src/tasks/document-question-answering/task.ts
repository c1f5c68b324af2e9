import type { Task } from '../task.ts'

export const documentQuestionAnswering: Task = {
  id: 'document-question-answering',
  input: 'image-and-question',
  file: 'image',
  exampleInput: () => ({ image: 'invoice.png', question: 'What is the total?' }),
  hubMethods: {
    python: {
      arguments: [
        'doc_stride',
        'handle_impossible_answer',
        'lang',
        'max_answer_len',
        'max_question_len',
        'max_seq_len',
        'top_k',
        'word_boxes',
      ],
    },
  },
}
