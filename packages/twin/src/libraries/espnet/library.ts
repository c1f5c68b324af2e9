import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const espnet: TwinLibrary = {
  key: 'espnet',
  python: '3.13',
  subjects: [
    { record: catalogued('espnet/kan-bayashi_ljspeech_vits'), make: 'voice', shows: [{ saves: 'speech.wav' }] },
  ],
}
