import type { Library } from '../library.ts'

export const skala: Library = {
  key: 'skala',
  prettyLabel: 'Skala',
  repoName: 'Skala',
  repoUrl: 'https://github.com/microsoft/skala',
  filter: false,
  countDownloads: 'path_extension:"fun"',
}
