import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const depthAnythingV2: TwinLibrary = {
  key: 'depth-anything-v2',
  subjects: [
    {
      record: catalogued('depth-anything/Depth-Anything-V2-Large'),
      make: 'large',
      weights: 'repeated',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ prints: /\(320, 480\) / }],
    },
  ],
}
