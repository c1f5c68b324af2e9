import type { Library } from '../library.ts'

export const diffree: Library = {
  key: 'diffree',
  prettyLabel: 'Diffree',
  repoName: 'Diffree',
  repoUrl: 'https://github.com/OpenGVLab/Diffree',
  filter: false,
  countDownloads: 'path:"diffree-step=000010999.ckpt"',
}
