import type { Library } from '../library.ts'

export const clipscope: Library = {
  key: 'clipscope',
  prettyLabel: 'clipscope',
  repoName: 'clipscope',
  repoUrl: 'https://github.com/Lewington-pitsos/clipscope',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
