import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const yolov10: TwinLibrary = {
  key: 'yolov10',
  // It draws findings in an image in a separate folder, and prints them; with random weights, there are none.
  subjects: [
    {
      record: catalogued('jameslahm/yolov10n'),
      make: 'detector',
      weights: 'part',
      shows: [{ prints: /Results saved to/ }],
    },
  ],
}
