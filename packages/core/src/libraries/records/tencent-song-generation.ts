import type { Library } from '../library.ts'

export const tencentSongGeneration: Library = {
  key: 'tencent-song-generation',
  prettyLabel: 'SongGeneration',
  repoName: 'SongGeneration',
  repoUrl: 'https://github.com/tencent-ailab/songgeneration',
  filter: false,
  countDownloads: 'path:"ckpt/songgeneration_base/model.pt"',
}
