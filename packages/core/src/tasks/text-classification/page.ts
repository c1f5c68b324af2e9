import type { TaskEntry } from '../pages/task-entry.ts'

export const textClassification = {
  id: 'text-classification',
  label: 'Text Classification',
  summary:
    'Text classification gives a text a label: a mood, a topic, a language, or whether it is spam. It also covers pairs of texts, such as whether one follows from the other.',
  demo: {
    inputs: [
      { type: 'text', label: 'Text', content: 'The crossing was calm and the crew were kind. We will come again!' },
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
      description: 'Tells positive from negative English sentences; small and fast.',
    },
    { id: 'ProsusAI/finbert', description: 'Judges the mood of financial news.' },
    {
      id: 'cardiffnlp/twitter-roberta-base-sentiment-latest',
      description: 'Judges the mood of English posts on social media.',
    },
    { id: 'papluca/xlm-roberta-base-language-detection', description: 'Tells which of twenty languages a text is in.' },
    { id: 'meta-llama/Prompt-Guard-86M', description: 'Recognises prompts that try to misuse a language model.' },
  ],
  datasets: [
    { id: 'nyu-mll/glue', description: 'A benchmark of several tasks about understanding English sentences.' },
    {
      id: 'stanfordnlp/snli',
      description: 'Pairs of sentences, labeled whether the second follows, contradicts, or neither.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of texts that get the right label.' },
    { id: 'recall', description: 'Of all texts that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all texts that the model puts into a class, the share that belongs there.' },
    { id: 'f1', description: 'One number for precision and recall together: their harmonic mean.' },
  ],
  spaces: [
    { id: 'IoannisTr/Tech_Stocks_Trading_Assistant', description: 'Judges the mood of texts about technology shares.' },
    { id: 'miesnerjacob/Multi-task-NLP', description: 'Try several text tasks on the same input.' },
    { id: 'spacy/healthsea-demo', description: 'Finds which effects reviews report of food supplements.' },
  ],
  libraries: ['adapter-transformers', 'setfit', 'spacy', 'transformers', 'transformers.js'],
  widgetModels: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
  youtubeId: 'leNG9fN9FQU',
} satisfies TaskEntry
