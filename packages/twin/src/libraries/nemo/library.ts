import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const nemo: TwinLibrary = {
  key: 'nemo',
  python: '3.13',
  subjects: [
    {
      record: catalogued('nvidia/parakeet-tdt-0.6b-v2'),
      make: 'transcriber',
      files: { 'speech.wav': 'welcome.wav' },
      shows: [{ prints: /^[a-z' ]*[a-z][a-z' ]*$/m }],
    },
  ],
}
