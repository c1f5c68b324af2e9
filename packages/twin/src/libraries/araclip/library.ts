import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const araclip: TwinLibrary = {
  key: 'araclip',
  subjects: [
    {
      record: catalogued('Arabic-Clip/araclip'),
      make: 'texts',
      weights: 'part',
      shows: [{ prints: /\(16,\)\n\(16,\)/ }],
    },
  ],
}
