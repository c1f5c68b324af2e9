import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const audioseal: TwinLibrary = {
  key: 'audioseal',
  subjects: [
    {
      record: catalogued('facebook/audioseal'),
      make: 'watermark',
      shows: [{ saves: 'watermarked.pt' }, { prints: /tensor\(/ }],
    },
  ],
}
