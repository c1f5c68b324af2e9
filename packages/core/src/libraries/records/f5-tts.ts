import type { Library } from '../library.ts'

export const f5Tts: Library = {
  key: 'f5-tts',
  prettyLabel: 'F5-TTS',
  repoName: 'F5-TTS',
  repoUrl: 'https://github.com/SWivid/F5-TTS',
  filter: false,
  countDownloads: 'path_extension:"safetensors" OR path_extension:"pt"',
}
