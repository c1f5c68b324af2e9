import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const ben2: TwinLibrary = {
  key: 'ben2',
  subjects: [
    {
      // The package reads a model's kind from its tags.
      record: { ...catalogued('PramaLLC/BEN2'), tags: ['BEN2'] },
      make: 'cut-out',
      weights: 'part',
      shows: [{ saves: 'foreground.png' }],
    },
  ],
}
