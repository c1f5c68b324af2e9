import { sampled, type TwinLibrary } from '../twin-library.ts'

export const zeromodels: TwinLibrary = {
  key: 'zeromodels',
  subjects: [{ record: sampled('zeromodels'), make: 'bert', shows: [{ prints: /Total params/ }] }],
}
