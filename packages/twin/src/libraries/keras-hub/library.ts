import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const kerasHub: TwinLibrary = {
  key: 'keras-hub',
  subjects: [{ record: catalogued('keras/bert_base_en'), make: 'bert', shows: [{ prints: /Total params/ }] }],
}
