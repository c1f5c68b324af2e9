import type { TaskEntry } from '../pages/task-entry.ts'

export const visualDocumentRetrieval = {
  id: 'visual-document-retrieval',
  label: 'Visual Document Retrieval',
  isPlaceholder: false,
  summary:
    'Visual document retrieval finds the page that answers a question, by looking at the pages as images. Charts, tables, and layout count as much as words, and text recognition isn’t needed.',
  demo: {
    inputs: [
      { type: 'img', filename: 'report-pages.png' },
      { type: 'text', label: 'Question', content: 'Which month had the most rain?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Page 2', score: 0.82 },
          { label: 'Page 3', score: 0.12 },
          { label: 'Page 1', score: 0.06 },
        ],
      },
    ],
  },
  models: [
    { id: 'vidore/colqwen2-v1.0', description: 'Compares a question with every part of a page; built on Qwen2-VL.' },
    {
      id: 'Tevatron/OmniEmbed-v0.1',
      description: 'Embeds text, page images, audio, and video in one space for search.',
    },
  ],
  datasets: [
    {
      id: 'vidore/colpali_train_set',
      description: 'Page images with the questions that they answer, created to train ColPali.',
    },
  ],
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain at K',
      description: 'Rates the first K results: correct pages count more the higher they rank.',
    },
  ],
  spaces: [
    { id: 'vidore/vidore-leaderboard', description: 'Compare retrieval models on the ViDoRe benchmark.' },
    {
      id: 'vidore/visual-rag-tool',
      description: 'Ask questions about PDF files; the answers come from images of their pages.',
    },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
