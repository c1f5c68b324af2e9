import type { Library } from '../library.ts'

export const ninfer: Library = {
  key: 'ninfer',
  prettyLabel: 'NInfer',
  repoName: 'NInfer',
  repoUrl: 'https://github.com/Neroued/ninfer',
  filter: false,
  countDownloads: 'path_extension:"ninfer"',
}
