import type { Library } from '../library.ts'

export const lagernvs: Library = {
  key: 'lagernvs',
  prettyLabel: 'LagerNVS',
  repoName: 'LagerNVS',
  repoUrl: 'https://github.com/facebookresearch/lagernvs',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
