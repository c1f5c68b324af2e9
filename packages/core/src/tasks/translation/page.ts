import type { TaskEntry } from '../pages/task-entry.ts'

export const translation = {
  id: 'translation',
  label: 'Translation',
  canonicalId: 'text-generation',
  summary:
    'Translation converts text from one language into another. Some models support one language pair, others hundreds.',
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
      description: 'The same functions in Java and C#, for learning to translate between programming languages.',
    },
  ],
  metrics: [
    { id: 'bleu', description: 'How many word sequences the translation shares with a human translation.' },
    {
      id: 'sacrebleu',
      description: 'BLEU with standardized tokenization, so that published scores are comparable.',
    },
  ],
  spaces: [
    { id: 'Iker/Translate-100-languages', description: 'Translate between 100 languages.' },
    { id: 'Geonmo/nllb-translation-demo', description: 'Try the NLLB models.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['facebook/mbart-large-50-many-to-many-mmt'],
  youtubeId: '1JvfrvZgi6c',
} satisfies TaskEntry
