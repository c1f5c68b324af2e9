import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const swarmformer: TwinLibrary = {
  key: 'swarmformer',
  subjects: [
    {
      record: catalogued('takara-ai/SwarmFormer-Sentiment-Base'),
      make: 'classifier',
      shows: [{ prints: /SwarmFormerModel\(/ }],
    },
  ],
}
