import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const flair: TwinLibrary = {
  key: 'flair',
  subjects: [{ record: catalogued('flair/ner-english'), make: 'tagger' }],
}
