import { catalogued, type TwinLibrary } from '../twin-library.ts'

// It says on standard error what it found; the drawing lies in a folder of its own.
export const ultralytics: TwinLibrary = {
  key: 'ultralytics',
  subjects: [{ record: catalogued('Ultralytics/YOLO11'), make: 'yolo', shows: [{ prints: /saved to/ }] }],
}
