import type { Library } from '../library.ts'

export const cosmos: Library = {
  key: 'cosmos',
  prettyLabel: 'Cosmos',
  repoName: 'Cosmos',
  repoUrl: 'https://github.com/NVIDIA/Cosmos',
  countDownloads: 'path:"config.json" OR path_extension:"pt"',
}
