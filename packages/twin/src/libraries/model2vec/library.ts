import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const model2vec: TwinLibrary = {
  key: 'model2vec',
  subjects: [{ record: catalogued('minishlab/potion-base-8M'), make: 'static', shows: [{ prints: /\(2, 16\)/ }] }],
}
