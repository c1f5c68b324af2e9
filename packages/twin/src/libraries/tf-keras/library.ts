import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const tfKeras: TwinLibrary = {
  key: 'tf-keras',
  subjects: [
    { record: catalogued('keras-io/monocular-depth-estimation'), make: 'dense', shows: [{ prints: /Total params/ }] },
  ],
}
