import type { Library } from '../library.ts'

export const clara: Library = {
  key: 'clara',
  prettyLabel: 'Clara',
  repoName: 'Clara',
  repoUrl: 'https://github.com/nvidia/clara',
  filter: false,
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
}
