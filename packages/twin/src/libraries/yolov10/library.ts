import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const yolov10: TwinLibrary = {
  key: 'yolov10',
  // What it finds is in a picture of a folder, and said where its words go: with random weights that is nothing.
  subjects: [
    {
      record: catalogued('jameslahm/yolov10n'),
      make: 'detector',
      weights: 'part',
      shows: [{ prints: /Results saved to/ }],
    },
  ],
}
