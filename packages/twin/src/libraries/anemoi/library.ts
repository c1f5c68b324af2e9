import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const anemoi: TwinLibrary = {
  key: 'anemoi',
  subjects: [
    {
      record: catalogued('ecmwf/aifs-single-1.0'),
      make: 'weather',
      shows: [{ prints: /Checkpoint\(.*weather\.ckpt\)/ }],
    },
  ],
}
