import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const terratorch: TwinLibrary = {
  key: 'terratorch',
  subjects: [
    {
      record: catalogued('ibm-nasa-geospatial/Prithvi-EO-2.0-300M'),
      make: 'encoder',
      weights: 'repeated',
      shows: [{ prints: /PrithviViT\(/ }],
    },
  ],
}
