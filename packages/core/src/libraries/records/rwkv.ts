import type { Library } from '../library.ts'

export const rwkv: Library = {
  key: 'rwkv',
  prettyLabel: 'RWKV',
  repoName: 'RWKV-LM',
  repoUrl: 'https://github.com/BlinkDL/RWKV-LM',
  docsUrl: 'https://rwkv.com/',
  filter: false,
  countDownloads: 'path_extension:"pth"',
}
