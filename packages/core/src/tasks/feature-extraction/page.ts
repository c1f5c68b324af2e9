import type { TaskEntry } from '../pages/task-entry.ts'

export const featureExtraction = {
  id: 'feature-extraction',
  label: 'Feature Extraction',
  summary:
    'Feature extraction turns text into a list of numbers, an embedding, so that texts with similar meanings are close together. Search, recommendation, and clustering are built on it.',
  demo: {
    inputs: [{ type: 'text', label: 'Text', content: 'The ferry leaves at nine.' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3', 'Dimension 4', 'Dimension 5'],
          ['0.0412', '-0.2197', '0.1385', '0.0067', '-0.0921'],
        ],
      },
    ],
  },
  models: [
    { id: 'thenlper/gte-large', description: 'Embeds English text for search and comparison.' },
    {
      id: 'Alibaba-NLP/gte-Qwen1.5-7B-instruct',
      description: 'Embeds text with a large language model and follows an instruction about the search.',
    },
  ],
  datasets: [{ id: 'wikipedia', description: 'The articles of Wikipedia in many languages, as plain text.' }],
  metrics: [],
  spaces: [
    { id: 'mteb/leaderboard', description: 'Compare embedding models over many tasks and languages.' },
    { id: 'mteb/arena', description: 'Vote which of two embedding models finds the better results.' },
  ],
  libraries: ['sentence-transformers', 'transformers', 'transformers.js'],
  widgetModels: ['facebook/bart-base'],
} satisfies TaskEntry
