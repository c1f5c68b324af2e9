import type { TaskEntry } from '../pages/task-entry.ts'

export const textClassification = {
  id: 'text-classification',
  label: 'Text Classification',
  summary:
    'Text classification assigns a label to a text, such as its sentiment, topic, or language. It also covers pairs of texts: for example, whether one follows from the other.',
  demo: {
    inputs: [
      { type: 'text', label: 'Text', content: 'The crossing was calm and the crew was kind. We will come again!' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'positive', score: 0.98 },
          { label: 'neutral', score: 0.015 },
          { label: 'negative', score: 0.005 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'distilbert/distilbert-base-uncased-finetuned-sst-2-english',
      description: 'Classifies English sentences as positive or negative; small and fast.',
    },
    { id: 'ProsusAI/finbert', description: 'Classifies the sentiment of financial news.' },
    {
      id: 'cardiffnlp/twitter-roberta-base-sentiment-latest',
      description: 'Classifies the sentiment of English social media posts.',
    },
    { id: 'papluca/xlm-roberta-base-language-detection', description: 'Detects which of 20 languages a text is in.' },
    {
      id: 'meta-llama/Prompt-Guard-86M',
      description: 'Detects prompts that try to manipulate a language model, such as injections and jailbreaks.',
    },
  ],
  datasets: [
    { id: 'nyu-mll/glue', description: 'A benchmark of several tasks that test understanding of English sentences.' },
    {
      id: 'stanfordnlp/snli',
      description:
        'Pairs of sentences, labeled by how the second relates to the first: it follows, contradicts, or does neither.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of texts that get the correct label.' },
    { id: 'recall', description: 'Of all texts that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all texts that the model assigns to a class, the share that belongs to it.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [
    {
      id: 'IoannisTr/Tech_Stocks_Trading_Assistant',
      description: 'Classify the sentiment of texts about technology stocks.',
    },
    { id: 'miesnerjacob/Multi-task-NLP', description: 'Try several text tasks on the same input.' },
    { id: 'spacy/healthsea-demo', description: 'Find the health effects that reviews of food supplements mention.' },
  ],
  libraries: ['adapter-transformers', 'setfit', 'spacy', 'transformers', 'transformers.js'],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
} satisfies TaskEntry
