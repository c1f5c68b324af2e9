import { catalogued, sampled, type TwinLibrary } from '../twin-library.ts'

const SCORES = { prints: /tensor\(/ }

export const lightningIr: TwinLibrary = {
  key: 'lightning-ir',
  subjects: [
    { record: catalogued('webis/monoelectra-base'), make: 'cross-encoder', shows: [SCORES, SCORES], leaves: [0] },
    { record: sampled('lightning-ir'), make: 'bi-encoder', shows: [SCORES], leaves: [1] },
  ],
}
