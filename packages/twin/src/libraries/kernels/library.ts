import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const kernels: TwinLibrary = {
  key: 'kernels',
  subjects: [{ record: catalogued('kernels-community/activation'), make: 'universal', shows: [{ prints: /<module/ }] }],
}
