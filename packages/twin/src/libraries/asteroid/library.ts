import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const asteroid: TwinLibrary = {
  key: 'asteroid',
  // Saving a model uses a module to read versions that newer setuptools releases don't have.
  makersNeed: ['setuptools<81'],
  subjects: [
    {
      record: catalogued('JorisCos/DCCRNet_Libri1Mix_enhsingle_16k'),
      make: 'separator',
      files: { 'mixture.wav': 'mixture.wav' },
      shows: [{ saves: 'mixture_est1.wav' }],
    },
  ],
}
