import type { Library } from '../library.ts'

export const magi1: Library = {
  key: 'magi-1',
  prettyLabel: 'MAGI-1',
  repoName: 'MAGI-1',
  repoUrl: 'https://github.com/SandAI-org/MAGI-1',
  countDownloads: 'path:"ckpt/vae/config.json"',
}
