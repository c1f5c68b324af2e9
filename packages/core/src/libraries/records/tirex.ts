import type { Library } from '../library.ts'

export const tirex: Library = {
  key: 'tirex',
  prettyLabel: 'TiRex',
  repoName: 'TiRex',
  repoUrl: 'https://github.com/NX-AI/tirex',
  countDownloads: 'path_extension:"ckpt"',
}
