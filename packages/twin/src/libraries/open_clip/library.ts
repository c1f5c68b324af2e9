import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const openClip: TwinLibrary = {
  key: 'open_clip',
  subjects: [
    {
      record: catalogued('laion/CLIP-ViT-B-32-laion2B-s34B-b79K'),
      make: 'clip',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ prints: /'a cat': \d\.\d/ }],
    },
  ],
}
