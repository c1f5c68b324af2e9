import type { TaskEntry } from '../pages/task-entry.ts'

export const fillMask = {
  id: 'fill-mask',
  label: 'Fill-Mask',
  summary:
    'Fill-mask models predict the hidden words in a sentence. Learning to do so teaches them how language works, so many other text models build on them.',
  demo: {
    inputs: [{ type: 'text', label: 'Sentence', content: 'The ferry crosses the <mask> to the island.' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'sea', score: 0.46 },
          { label: 'river', score: 0.21 },
          { label: 'lake', score: 0.17 },
          { label: 'channel', score: 0.09 },
          { label: 'bridge', score: 0.02 },
        ],
      },
    ],
  },
  models: [
    { id: 'answerdotai/ModernBERT-large', description: 'A modern English BERT that is fast and handles long texts.' },
    { id: 'FacebookAI/xlm-roberta-base', description: 'Trained on text in 100 languages.' },
  ],
  datasets: [
    { id: 'wikipedia', description: 'Wikipedia articles in many languages, as plain text.' },
    { id: 'c4', description: 'A large, cleaned collection of English text from the web.' },
  ],
  metrics: [
    {
      id: 'cross_entropy',
      description: 'How surprised the model is by the correct words, on a logarithmic scale. Lower is better.',
    },
    {
      id: 'perplexity',
      description: 'The exponential of the cross entropy: how many words the model is choosing between, on average.',
    },
  ],
  spaces: [],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['distilroberta-base'],
  youtubeId: 'mqElG5QJWUg',
} satisfies TaskEntry
