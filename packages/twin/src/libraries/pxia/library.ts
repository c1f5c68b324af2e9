import { sampled, type TwinLibrary } from '../twin-library.ts'

export const pxia: TwinLibrary = {
  key: 'pxia',
  makersNeed: ['numpy'],
  subjects: [{ record: sampled('pxia', { tags: ['pxia', 'ann'] }), make: 'ann', shows: [{ prints: /^ANN\(/ }] }],
}
