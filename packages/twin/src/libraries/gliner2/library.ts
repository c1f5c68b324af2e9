import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const gliner2: TwinLibrary = {
  key: 'gliner2',
  subjects: [
    { record: catalogued('fastino/gliner2-base-v1'), make: 'spans', shows: [{ prints: /'entities': \{'person'/ }] },
  ],
}
