import type { Pipeline } from '../pages/pipeline.ts'

export const tokenClassification = {
  order: 20,
  data: {
    name: 'Token Classification',
    modality: 'nlp',
    subtasks: [
      { type: 'named-entity-recognition', name: 'Named Entity Recognition' },
      { type: 'part-of-speech', name: 'Part of Speech' },
      { type: 'parsing', name: 'Parsing' },
      { type: 'lemmatization', name: 'Lemmatization' },
      { type: 'word-sense-disambiguation', name: 'Word Sense Disambiguation' },
      { type: 'coreference-resolution', name: 'Coreference-resolution' },
    ],
  },
} as const satisfies Pipeline
