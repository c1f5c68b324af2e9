import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const bertopic: TwinLibrary = {
  key: 'bertopic',
  subjects: [
    {
      record: catalogued('MaartenGr/BERTopic_ArXiv'),
      make: 'topics',
      others: { 'owner/encoder': 'encoder' },
      shows: [{ prints: /Topic/ }],
    },
  ],
}
