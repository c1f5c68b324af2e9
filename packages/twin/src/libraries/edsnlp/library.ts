import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const edsnlp: TwinLibrary = {
  key: 'edsnlp',
  subjects: [
    {
      record: catalogued('AP-HP/eds-pseudo-public'),
      make: 'diseases',
      shows: [{ prints: /pneumopathie maladie/ }],
      // The second is for the model as a package, which the hub gives to git only.
      leaves: [1],
    },
  ],
}
