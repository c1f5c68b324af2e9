import type { Library } from '../library.ts'

export const habibiTts: Library = {
  key: 'habibi-tts',
  prettyLabel: 'Habibi-TTS',
  repoName: 'Habibi-TTS',
  repoUrl: 'https://github.com/SWivid/Habibi-TTS',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
