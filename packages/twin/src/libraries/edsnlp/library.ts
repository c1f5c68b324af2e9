import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const edsnlp: TwinLibrary = {
  key: 'edsnlp',
  subjects: [
    {
      record: catalogued('AP-HP/eds-pseudo-public'),
      make: 'diseases',
      shows: [{ prints: /pneumopathie maladie/ }],
      // The second example installs the model as a package, which the hub only serves to git.
      leaves: [1],
    },
  ],
}
