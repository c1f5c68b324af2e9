import { catalogued, type TwinLibrary } from '../twin-library.ts'

// It prints its findings to standard error, and saves the drawing in a separate folder.
export const ultralytics: TwinLibrary = {
  key: 'ultralytics',
  subjects: [{ record: catalogued('Ultralytics/YOLO11'), make: 'yolo', shows: [{ prints: /saved to/ }] }],
}
