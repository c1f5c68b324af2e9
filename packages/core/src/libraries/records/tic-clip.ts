import type { Library } from '../library.ts'

export const ticClip: Library = {
  key: 'tic-clip',
  prettyLabel: 'TiC-CLIP',
  repoName: 'TiC-CLIP',
  repoUrl: 'https://github.com/apple/ml-tic-clip',
  filter: false,
  countDownloads: 'path_extension:"pt" AND path_prefix:"checkpoints/"',
}
