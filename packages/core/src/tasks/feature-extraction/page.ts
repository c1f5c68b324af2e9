import type { TaskEntry } from '../pages/task-entry.ts'

export const featureExtraction = {
  id: 'feature-extraction',
  label: 'Feature Extraction',
  summary:
    'Feature extraction turns text into a list of numbers, called an embedding. Texts with similar meanings get similar embeddings, which makes search, recommendation, and clustering possible.',
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
      description: 'Embeds text with a large language model, following an instruction that describes the search.',
    },
  ],
  datasets: [{ id: 'wikipedia', description: 'Wikipedia articles in many languages, as plain text.' }],
  metrics: [],
  spaces: [
    { id: 'mteb/leaderboard', description: 'Compare embedding models across many tasks and languages.' },
    { id: 'mteb/arena', description: 'Vote on which of two embedding models finds better results.' },
  ],
  libraries: ['sentence-transformers', 'transformers', 'transformers.js'],
  widgetModels: ['facebook/bart-base'],
} satisfies TaskEntry
