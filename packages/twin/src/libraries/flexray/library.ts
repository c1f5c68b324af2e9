import { sampled, type TwinLibrary } from '../twin-library.ts'

export const flexray: TwinLibrary = {
  key: 'flexray',
  subjects: [
    {
      record: sampled('flexray'),
      make: 'unet',
      files: { 'xray.png': 'shapes.png' },
      shows: [{ prints: /torch\.Size\(/ }],
    },
  ],
}
