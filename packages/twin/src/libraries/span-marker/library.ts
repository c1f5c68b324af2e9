import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const spanMarker: TwinLibrary = {
  key: 'span-marker',
  subjects: [
    {
      record: catalogued('tomaarsen/span-marker-bert-base-fewnerd-fine-super'),
      make: 'bert',
      others: { 'owner/encoder': 'encoder' },
    },
  ],
}
