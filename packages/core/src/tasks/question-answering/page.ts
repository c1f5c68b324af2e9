import type { TaskEntry } from '../pages/task-entry.ts'

export const questionAnswering = {
  id: 'question-answering',
  label: 'Question Answering',
  summary:
    'Question answering finds the answer to a question in a given text. Extractive models copy the answer from the text; other models phrase it themselves.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'When does the last ferry leave?' },
      {
        type: 'text',
        label: 'Context',
        content:
          'Ferries to the island run from May to October. The first boat leaves at nine in the morning and the last one at a quarter past six. Tickets are sold on board.',
      },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'a quarter past six' }],
  },
  models: [
    {
      id: 'deepset/roberta-base-squad2',
      description: 'Finds the answer in an English text, or reports that there isn’t one.',
    },
    {
      id: 'distilbert/distilbert-base-cased-distilled-squad',
      description: 'A small, fast model that finds the answer in an English text.',
    },
    { id: 'google/tapas-base-finetuned-wtq', description: 'Answers questions about tables.' },
  ],
  datasets: [
    {
      id: 'squad_v2',
      description: 'Questions about Wikipedia paragraphs. About a third can’t be answered from the paragraph.',
    },
    { id: 'natural_questions', description: 'Real search engine questions, with answers from Wikipedia.' },
  ],
  metrics: [
    { id: 'exact-match', description: 'The share of answers that match the expected answer exactly.' },
    {
      id: 'f1',
      description:
        'How many words the answer has in common with the expected answer, so that nearly correct answers get partial credit.',
    },
  ],
  spaces: [{ id: 'deepset/wikipedia-assistant', description: 'Ask questions and get answers from Wikipedia.' }],
  libraries: ['adapter-transformers', 'allennlp', 'transformers', 'transformers.js'],
  widgetModels: ['deepset/roberta-base-squad2'],
  youtubeId: 'ajPx5LwJD-I',
} satisfies TaskEntry
