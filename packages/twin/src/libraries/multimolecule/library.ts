import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const multimolecule: TwinLibrary = {
  key: 'multimolecule',
  subjects: [{ record: catalogued('multimolecule/rnafm'), make: 'rnafm' }],
}
