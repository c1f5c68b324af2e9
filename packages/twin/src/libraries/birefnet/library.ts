import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const birefnet: TwinLibrary = {
  key: 'birefnet',
  subjects: [
    {
      record: catalogued('ZhengPeng7/BiRefNet'),
      make: 'cut-out',
      shows: [{ saves: 'foreground.png' }],
      // The second example runs in a clone of the authors' repository.
      leaves: [1],
    },
  ],
}
