import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const matanyone: TwinLibrary = {
  key: 'matanyone',
  subjects: [
    {
      record: catalogued('PeiqingYang/MatAnyone'),
      make: 'matting',
      weights: 'part',
      shows: [{ prints: /MatAnyone\(/ }],
      // The second example cuts a person out of a video.
      leaves: [1],
    },
  ],
}
