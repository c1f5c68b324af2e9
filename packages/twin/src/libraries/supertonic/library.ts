import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const supertonic: TwinLibrary = {
  key: 'supertonic',
  makersNeed: ['onnx'],
  subjects: [{ record: catalogued('Supertone/supertonic'), make: 'voice', shows: [{ saves: 'speech.wav' }] }],
}
