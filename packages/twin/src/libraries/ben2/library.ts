import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const ben2: TwinLibrary = {
  key: 'ben2',
  subjects: [
    {
      // The package looks at the tags of a model for its kind.
      record: { ...catalogued('PramaLLC/BEN2'), tags: ['BEN2'] },
      make: 'cut-out',
      weights: 'part',
      shows: [{ saves: 'foreground.png' }],
    },
  ],
}
