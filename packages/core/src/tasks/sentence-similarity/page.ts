import type { TaskEntry } from '../pages/task-entry.ts'

export const sentenceSimilarity = {
  id: 'sentence-similarity',
  label: 'Sentence Similarity',
  summary:
    'Sentence similarity measures how close two texts are in meaning. Each text becomes a list of numbers; comparing the lists finds related documents and questions, even if they use different words.',
  demo: {
    inputs: [
      { type: 'text', label: 'Source sentence', content: 'When does the ferry leave?' },
      { type: 'text', label: 'Sentence 1', content: "What time is the boat's departure?" },
      { type: 'text', label: 'Sentence 2', content: 'Where can I buy a ticket for the ferry?' },
      { type: 'text', label: 'Sentence 3', content: 'The cat sleeps on the rug.' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: "What time is the boat's departure?", score: 0.84 },
          { label: 'Where can I buy a ticket for the ferry?', score: 0.52 },
          { label: 'The cat sleeps on the rug.', score: 0.04 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'sentence-transformers/all-mpnet-base-v2',
      description: 'Compares English sentences and short paragraphs.',
    },
    { id: 'BAAI/bge-m3', description: 'Compares short and long texts in more than 100 languages.' },
    {
      id: 'HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5',
      description: 'A small multilingual model that follows an instruction describing the search.',
    },
  ],
  datasets: [{ id: 'microsoft/ms_marco', description: 'Real search questions with passages that answer them.' }],
  metrics: [
    {
      id: 'Mean Reciprocal Rank',
      description: 'One divided by the rank of the first correct result, averaged over many searches.',
    },
    {
      id: 'Cosine Similarity',
      description:
        'How closely two lists of numbers point in the same direction: 1 means the same direction, 0 means unrelated.',
    },
  ],
  spaces: [
    {
      id: 'Gradio-Blocks/Ask_Questions_To_YouTube_Videos',
      description: 'Find the moment in a video that answers a question.',
    },
    { id: 'Gradio-Blocks/pubmed-abstract-retriever', description: 'Find medical abstracts that match a question.' },
    { id: 'nickmuchi/article-text-summarizer', description: 'Summarize an article.' },
    {
      id: 'sentence-transformers/Sentence_Transformers_for_semantic_search',
      description: 'See how semantic search works.',
    },
  ],
  libraries: ['sentence-transformers', 'spacy', 'transformers.js'],
  widgetModels: ['sentence-transformers/all-MiniLM-L6-v2'],
  youtubeId: 'VCZq5AkbNEU',
} satisfies TaskEntry
