import { catalogued, type TwinLibrary } from '../twin-library.ts'

// With random weights, it may find no entities and print nothing.
export const gliner: TwinLibrary = {
  key: 'gliner',
  subjects: [{ record: catalogued('urchade/gliner_medium-v2.1'), make: 'spans' }],
}
