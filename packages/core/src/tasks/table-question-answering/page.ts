import type { TaskEntry } from '../pages/task-entry.ts'

export const tableQuestionAnswering = {
  id: 'table-question-answering',
  label: 'Table Question Answering',
  summary:
    'Table question answering answers questions about the rows and columns of a table. It selects cells and can count, add, or average them.',
  demo: {
    inputs: [
      {
        type: 'tabular',
        table: [
          ['Boat', 'Seats', 'Crossings per day'],
          ['Gannet', '120', '4'],
          ['Puffin', '48', '6'],
          ['Heron', '90', '3'],
        ],
      },
      { type: 'text', label: 'Question', content: 'Which boat crosses most often?' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'Puffin' }],
  },
  models: [
    {
      id: 'microsoft/tapex-base',
      description:
        'A base model to fine-tune; it learned to reason about tables by imitating a program that executes SQL.',
    },
    { id: 'google/tapas-base-finetuned-wtq', description: 'Selects cells and sums, counts, or averages them.' },
  ],
  datasets: [
    { id: 'wikitablequestions', description: 'Multi-step questions about tables from Wikipedia.' },
    { id: 'wikisql', description: 'Questions about tables, each with the SQL query that answers it.' },
  ],
  metrics: [
    {
      id: 'Denotation Accuracy',
      description: 'The share of questions with a correct final answer, however the model found it.',
    },
  ],
  spaces: [{ id: 'katanaml/table-query', description: 'Ask questions about your own table.' }],
  libraries: ['transformers'],
  widgetModels: ['google/tapas-base-finetuned-wtq'],
} satisfies TaskEntry
