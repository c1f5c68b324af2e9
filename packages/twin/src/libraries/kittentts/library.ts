import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const kittentts: TwinLibrary = {
  key: 'kittentts',
  makersNeed: ['onnx'],
  subjects: [{ record: catalogued('KittenML/kitten-tts-nano-0.1'), make: 'voice', shows: [{ saves: 'speech.wav' }] }],
}
