import type { Library } from '../library.ts'

export const soloaudio: Library = {
  key: 'soloaudio',
  prettyLabel: 'SoloAudio',
  repoName: 'SoloAudio',
  repoUrl: 'https://github.com/WangHelin1997/SoloAudio',
  filter: false,
  countDownloads: 'path:"soloaudio_v2.pt"',
}
