import type { Library } from '../library.ts'

export const kronos: Library = {
  key: 'kronos',
  prettyLabel: 'KRONOS',
  repoName: 'KRONOS',
  repoUrl: 'https://github.com/mahmoodlab/KRONOS',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
