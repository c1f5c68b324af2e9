import type { TaskEntry } from '../pages/task-entry.ts'

export const textRanking = {
  id: 'text-ranking',
  label: 'Text Ranking',
  summary:
    'Text ranking orders texts by how well they answer a question. It usually follows a fast search: the ranker reads the question together with each text and moves the best texts to the top.',
  demo: {
    inputs: [
      { type: 'text', label: 'Question', content: 'How do I get a ticket for the ferry?' },
      { type: 'text', label: 'Text 1', content: 'Tickets are sold on board; please bring cash.' },
      { type: 'text', label: 'Text 2', content: 'The ferry was built in 1968 and painted blue.' },
      { type: 'text', label: 'Text 3', content: 'Buy your museum ticket at the entrance.' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'Tickets are sold on board; please bring cash.', score: 0.95 },
          { label: 'Buy your museum ticket at the entrance.', score: 0.22 },
          { label: 'The ferry was built in 1968 and painted blue.', score: 0.03 },
        ],
      },
    ],
  },
  models: [
    { id: 'cross-encoder/ms-marco-MiniLM-L6-v2', description: 'A small, fast ranker for English search results.' },
    { id: 'Alibaba-NLP/gte-multilingual-reranker-base', description: 'Ranks texts in more than 70 languages.' },
    { id: 'Alibaba-NLP/gte-reranker-modernbert-base', description: 'Ranks long English texts; built on ModernBERT.' },
  ],
  datasets: [{ id: 'microsoft/ms_marco', description: 'Real search questions with passages that answer them.' }],
  metrics: [
    {
      id: 'Normalized Discounted Cumulative Gain',
      description: 'Rates the whole ranking: good texts count more the higher they rank.',
    },
    {
      id: 'Mean Reciprocal Rank',
      description: 'One divided by the rank of the first correct text, averaged over many questions.',
    },
    {
      id: 'Mean Average Precision',
      description: 'The precision at the rank of each correct text, averaged over those texts and over all questions.',
    },
  ],
  spaces: [],
  libraries: ['sentence-transformers', 'transformers'],
  widgetModels: ['cross-encoder/ms-marco-MiniLM-L6-v2'],
} satisfies TaskEntry
