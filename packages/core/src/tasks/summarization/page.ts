import type { TaskEntry } from '../pages/task-entry.ts'

export const summarization = {
  id: 'summarization',
  label: 'Summarization',
  canonicalId: 'text-generation',
  summary:
    'Summarization shortens a text and keeps what matters. Some models pick the most important sentences; most write new ones.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Text',
        content:
          'The island council met on Tuesday to discuss the ferry. For two years the boat has run only in summer, and shops on the island say that they lose customers in winter. After a long debate the council decided by seven votes to two to run the ferry all year from next October. A smaller boat will be used in winter to keep the costs down.',
      },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Summary',
        content: 'The council voted to run the island ferry all year from next October, with a smaller boat in winter.',
      },
    ],
  },
  models: [
    { id: 'facebook/bart-large-cnn', description: 'Summarizes English news articles.' },
    { id: 'Falconsai/medical_summarization', description: 'Summarizes medical texts.' },
  ],
  datasets: [
    { id: 'mlsum', description: 'News articles with summaries in French, German, Spanish, Russian, and Turkish.' },
    { id: 'samsum', description: 'Chat conversations with short summaries.' },
  ],
  metrics: [
    { id: 'rouge', description: 'How many words and word sequences the summary shares with a human-written one.' },
  ],
  spaces: [
    { id: 'pszemraj/summarize-long-text', description: 'Summarize very long texts.' },
    { id: 'ml6team/distilbart-tos-summarizer-tosdr', description: 'Summarize terms of service.' },
    { id: 'pszemraj/document-summarization', description: 'Summarize the text of a document.' },
    {
      id: 'ml6team/post-processing-summarization',
      description: 'Check a summary for statements that the text doesn’t support.',
    },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['facebook/bart-large-cnn'],
  youtubeId: 'yHnr5Dk2zCI',
} satisfies TaskEntry
