import type { TaskEntry } from '../pages/task-entry.ts'

export const zeroShotClassification = {
  id: 'zero-shot-classification',
  label: 'Zero-Shot Classification',
  summary:
    'Zero-shot classification sorts text into classes that you name when you ask, without training on them. The labels are plain words, so they can change from one call to the next.',
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
      description: 'The classic choice for English: asks whether the text implies each label.',
    },
    {
      id: 'MoritzLaurer/ModernBERT-large-zeroshot-v2.0',
      description: 'Fast and able to read long texts, built on ModernBERT.',
    },
    {
      id: 'knowledgator/gliclass-modern-base-v2.0-init',
      description: 'Judges all labels in one pass, which saves time when there are many.',
    },
  ],
  datasets: [
    { id: 'nyu-mll/glue', description: 'A benchmark of several tasks about understanding English sentences.' },
    {
      id: 'nyu-mll/multi_nli',
      description:
        'Pairs of sentences from many kinds of text, labeled whether the second follows, contradicts, or neither.',
    },
    { id: 'fever/fever', description: 'Claims to be checked against Wikipedia: supported, refuted, or not decided.' },
  ],
  metrics: [],
  spaces: [],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['facebook/bart-large-mnli'],
} satisfies TaskEntry
