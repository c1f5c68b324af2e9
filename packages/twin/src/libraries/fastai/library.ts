import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const fastai: TwinLibrary = {
  key: 'fastai',
  subjects: [
    {
      record: catalogued('fastai/fastbook_02_bears_classifier'),
      make: 'pictures',
      files: { 'photo.jpg': 'street.jpg' },
      shows: [{ prints: /tensor\(/ }],
    },
  ],
}
