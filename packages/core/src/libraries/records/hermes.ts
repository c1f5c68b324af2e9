import type { Library } from '../library.ts'

export const hermes: Library = {
  key: 'hermes',
  prettyLabel: 'HERMES',
  repoName: 'HERMES',
  repoUrl: 'https://github.com/LMD0311/HERMES',
  filter: false,
  countDownloads: 'path:"ckpt/hermes_final.pth"',
}
