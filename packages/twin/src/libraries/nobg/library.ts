import { sampled, type TwinLibrary } from '../twin-library.ts'

export const nobg: TwinLibrary = {
  key: 'nobg',
  subjects: [
    {
      record: sampled('nobg', { tags: ['nobg', 'nobg-birefnet'] }),
      make: 'birefnet',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ saves: 'cutout.png' }, { saves: 'cutout.png' }],
    },
  ],
}
