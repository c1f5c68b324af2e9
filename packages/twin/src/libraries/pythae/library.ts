import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const pythae: TwinLibrary = {
  key: 'pythae',
  subjects: [
    { record: catalogued('clementchadebec/reproduced_iwae'), make: 'vae', shows: [{ prints: /torch\.Size\(\[4, / }] },
  ],
}
