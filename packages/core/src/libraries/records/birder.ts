import type { Library } from '../library.ts'

export const birder: Library = {
  key: 'birder',
  prettyLabel: 'Birder',
  repoName: 'Birder',
  repoUrl: 'https://gitlab.com/birder/birder',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
