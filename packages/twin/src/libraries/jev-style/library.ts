import { sampled, type TwinLibrary } from '../twin-library.ts'

export const jevStyle: TwinLibrary = {
  key: 'jev-style',
  subjects: [
    {
      record: { ...sampled('jev-style'), id: 'chaoliangUNSW/Jev-Style-0.8B-Decision-v3' },
      make: 'runtime',
      shows: [{ prints: /^(?:repairs|billing|sales)$/m }],
    },
  ],
}
