import type { Library } from '../library.ts'

export const eupe: Library = {
  key: 'eupe',
  prettyLabel: 'EUPE',
  repoName: 'EUPE',
  repoUrl: 'https://github.com/facebookresearch/EUPE',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
