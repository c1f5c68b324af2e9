import type { TaskEntry } from '../pages/task-entry.ts'

export const zeroShotClassification = {
  id: 'zero-shot-classification',
  label: 'Zero-Shot Classification',
  summary:
    'Zero-shot classification sorts text into classes that you name in the request, without training on them. The labels are plain words, so you can change them with every call.',
  demo: {
    inputs: [
      { type: 'text', label: 'Text', content: 'My parcel arrived broken and I would like my money back.' },
      { type: 'text', label: 'Candidate labels', content: 'refund, legal, faq' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'refund', score: 0.96 },
          { label: 'faq', score: 0.03 },
          { label: 'legal', score: 0.01 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'facebook/bart-large-mnli',
      description: 'The classic choice for English: checks whether the text implies each label.',
    },
    {
      id: 'MoritzLaurer/ModernBERT-large-zeroshot-v2.0',
      description: 'Fast, and handles long texts; built on ModernBERT.',
    },
    {
      id: 'knowledgator/gliclass-modern-base-v2.0-init',
      description: 'Scores all labels in one pass, which saves time with many labels.',
    },
  ],
  datasets: [
    { id: 'nyu-mll/glue', description: 'A benchmark of several tasks that test understanding of English sentences.' },
    {
      id: 'nyu-mll/multi_nli',
      description:
        'Pairs of sentences from many kinds of text, labeled by how the second relates to the first: it follows, contradicts, or does neither.',
    },
    {
      id: 'fever/fever',
      description: 'Claims labeled by what Wikipedia says about them: supported, refuted, or not enough information.',
    },
  ],
  metrics: [],
  spaces: [],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['facebook/bart-large-mnli'],
} satisfies TaskEntry
