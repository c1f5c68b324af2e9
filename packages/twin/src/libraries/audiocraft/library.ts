import { sampled, type TwinLibrary } from '../twin-library.ts'

export const audiocraft: TwinLibrary = {
  key: 'audiocraft',
  builtWith: ['ffmpeg-headers'],
  subjects: [
    {
      record: sampled('audiocraft', { tags: ['audiogen'] }),
      make: 'sounds',
      programs: ['ffmpeg', 'ffmpeg-headers'],
      shows: [{ saves: 'sample-1.wav' }],
    },
  ],
}
