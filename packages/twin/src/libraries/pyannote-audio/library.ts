import { catalogued, type TwinLibrary } from '../twin-library.ts'

export const pyannoteAudio: TwinLibrary = {
  key: 'pyannote-audio',
  subjects: [
    {
      record: catalogued('pyannote/segmentation-3.0'),
      make: 'segmentation',
      programs: ['ffmpeg'],
      files: { 'conversation.wav': 'announcement.flac' },
      shows: [{ prints: /SlidingWindowFeature|\[\[/ }],
    },
  ],
}
