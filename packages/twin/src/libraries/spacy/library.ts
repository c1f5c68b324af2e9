import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const spacy: TwinLibrary = {
  key: 'spacy',
  subjects: [{ record: catalogued('spacy/en_core_web_sm'), make: 'entities', shows: [{ prints: /PERSON|CITY/ }] }],
}
