import type { TaskEntry } from '../pages/task-entry.ts'

export const translation = {
  id: 'translation',
  label: 'Translation',
  canonicalId: 'text-generation',
  summary:
    'Translation turns text of one language into another. Some models know one pair of languages, others hundreds.',
  demo: {
    inputs: [{ type: 'text', label: 'English', content: 'The ferry leaves at nine in the morning.' }],
    outputs: [{ type: 'text', label: 'French', content: 'Le ferry part à neuf heures du matin.' }],
  },
  models: [
    { id: 'facebook/nllb-200-1.3B', description: 'Translates between 200 languages.' },
    {
      id: 'google-t5/t5-base',
      description: 'A general text model that translates English into French, German, and Romanian, among other tasks.',
    },
  ],
  datasets: [
    { id: 'Helsinki-NLP/opus_books', description: 'Books in several languages, aligned sentence by sentence.' },
    {
      id: 'google/code_x_glue_cc_code_to_code_trans',
      description: 'The same functions in Java and C#, to learn translation between programming languages.',
    },
  ],
  metrics: [
    { id: 'bleu', description: 'How many word sequences the translation shares with one by a person.' },
    {
      id: 'sacrebleu',
      description: 'BLEU with a fixed way to split words, so that published numbers can be compared.',
    },
  ],
  spaces: [
    { id: 'Iker/Translate-100-languages', description: 'Translate between a hundred languages.' },
    { id: 'Geonmo/nllb-translation-demo', description: 'Try the NLLB models.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
} satisfies TaskEntry
