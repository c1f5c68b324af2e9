import type { TaskEntry } from '../pages/task-entry.ts'

export const tokenClassification = {
  id: 'token-classification',
  label: 'Token Classification',
  summary:
    'Token classification assigns a label to each word or part of a word in a text. It’s used to find names of people, places, and organizations, and to tag parts of speech.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Text',
        content: 'Mira Olsen took the ferry from Port Ellery to work for Greenleaf Nursery.',
      },
    ],
    outputs: [
      {
        type: 'text-with-tokens',
        text: 'Mira Olsen took the ferry from Port Ellery to work for Greenleaf Nursery.',
        tokens: [
          { type: 'PERSON', start: 0, end: 10 },
          { type: 'LOCATION', start: 31, end: 42 },
          { type: 'ORGANIZATION', start: 55, end: 72 },
        ],
      },
    ],
  },
  models: [
    { id: 'dslim/bert-base-NER', description: 'Finds people, places, organizations, and other names in English text.' },
    {
      id: 'FacebookAI/xlm-roberta-large-finetuned-conll03-english',
      description: 'Finds names with a large multilingual model, fine-tuned on English.',
    },
    { id: 'blaze999/Medical-NER', description: 'Finds medical terms, such as symptoms, diseases, and medicines.' },
    { id: 'flair/ner-english', description: 'Finds names in English text with the Flair library.' },
  ],
  datasets: [
    {
      id: 'eriktks/conll2003',
      description: 'News text with labeled people, places, organizations, and other names.',
    },
    {
      id: 'unimelb-nlp/wikiann',
      description: 'Wikipedia text in many languages with labeled people, places, and organizations.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of words that get the correct label.' },
    { id: 'recall', description: 'Of all names in the text, the share that the model finds.' },
    { id: 'precision', description: 'Of all names that the model marks, the share that is correct.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [
    {
      id: 'spacy/gradio_pipeline_visualizer',
      description: 'See what spaCy finds in a text: names, parts of speech, and dependencies.',
    },
  ],
  libraries: ['adapter-transformers', 'flair', 'spacy', 'span-marker', 'stanza', 'transformers', 'transformers.js'],
  widgetModels: ['FacebookAI/xlm-roberta-large-finetuned-conll03-english'],
  youtubeId: 'wVHdVlPScxA',
} satisfies TaskEntry
