import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const fairseq: TwinLibrary = {
  key: 'fairseq',
  python: '3.9',
  subjects: [
    {
      record: catalogued('facebook/fastspeech2-en-ljspeech'),
      make: 'voice',
      shows: [{ prints: /^FastSpeech2Model\($/m }],
    },
  ],
}
