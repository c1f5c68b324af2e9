import type { Pipeline } from '../pages/pipeline.ts'

export const summarization = {
  order: 70,
  data: {
    name: 'Summarization',
    modality: 'nlp',
    subtasks: [
      { type: 'news-articles-summarization', name: 'News Articles Summarization' },
      { type: 'news-articles-headline-generation', name: 'News Articles Headline Generation' },
    ],
  },
} as const satisfies Pipeline
