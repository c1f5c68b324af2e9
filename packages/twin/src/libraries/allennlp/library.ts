import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const allennlp: TwinLibrary = {
  key: 'allennlp',
  python: '3.9',
  subjects: [{ record: catalogued('allenai/bidaf-elmo'), make: 'reader', shows: [{ prints: /\w/ }] }],
}
