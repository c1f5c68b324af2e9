import type { Library } from '../library.ts'

export const merlin: Library = {
  key: 'merlin',
  prettyLabel: 'Merlin',
  repoName: 'Merlin',
  repoUrl: 'https://github.com/StanfordMIMI/Merlin',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
