import type { Library } from '../library.ts'

export const bigVision: Library = {
  key: 'big_vision',
  prettyLabel: 'Big Vision',
  repoName: 'big_vision',
  repoUrl: 'https://github.com/google-research/big_vision',
  filter: false,
  countDownloads: 'path_extension:"npz"',
}
