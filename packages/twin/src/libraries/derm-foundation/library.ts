import { catalogued, type TwinLibrary } from '../twin-library.ts'

const SKIN = 'https://storage.googleapis.com/dx-scin-public-data/dataset/images/3445096909671059178.png'

export const dermFoundation: TwinLibrary = {
  key: 'derm-foundation',
  subjects: [
    {
      record: catalogued('google/derm-foundation'),
      make: 'network',
      web: { [SKIN]: 'cat.png' },
      shows: [{ prints: /'embedding'.*shape=\(1, 8\)/s }],
    },
  ],
}
