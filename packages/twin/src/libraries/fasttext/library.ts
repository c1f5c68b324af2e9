import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const fasttext: TwinLibrary = {
  key: 'fasttext',
  subjects: [
    {
      record: catalogued('facebook/fasttext-language-identification'),
      make: 'classifier',
      shows: [{ prints: /__label__/ }],
    },
  ],
}
