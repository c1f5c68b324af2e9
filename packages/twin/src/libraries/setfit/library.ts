import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const setfit: TwinLibrary = {
  key: 'setfit',
  subjects: [{ record: catalogued('tomaarsen/setfit-paraphrase-mpnet-base-v2-sst2-8-shot'), make: 'classifier' }],
}
