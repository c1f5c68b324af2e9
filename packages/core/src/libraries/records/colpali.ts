import type { Library } from '../library.ts'

export const colpali: Library = {
  key: 'colpali',
  prettyLabel: 'ColPali',
  repoName: 'ColPali',
  repoUrl: 'https://github.com/ManuelFay/colpali',
  filter: false,
  countDownloads: 'path:"adapter_config.json"',
}
