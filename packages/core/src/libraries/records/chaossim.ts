import type { Library } from '../library.ts'

export const chaossim: Library = {
  key: 'chaossim',
  prettyLabel: 'ChaosSIM',
  repoName: 'ChaosSIM',
  repoUrl: 'https://huggingface.co/OpenPeerAI/ChaosSIM/',
  filter: false,
  countDownloads: 'path:"ChaosSim.nb"',
}
