import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const sam2: TwinLibrary = {
  key: 'sam2',
  subjects: [
    {
      record: catalogued('facebook/sam2-hiera-large'),
      make: 'large',
      weights: 'repeated',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ prints: /\(3, \d+, \d+\) \[/ }],
      // The second example reads a video.
      leaves: [1],
    },
  ],
}
