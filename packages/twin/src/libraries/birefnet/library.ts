import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const birefnet: TwinLibrary = {
  key: 'birefnet',
  subjects: [
    {
      record: catalogued('ZhengPeng7/BiRefNet'),
      make: 'cut-out',
      shows: [{ saves: 'foreground.png' }],
      // The second is run inside a clone of the authors' code.
      leaves: [1],
    },
  ],
}
