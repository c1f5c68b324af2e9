import type { Library } from '../library.ts'

export const mtvcraft: Library = {
  key: 'mtvcraft',
  prettyLabel: 'MTVCraft',
  repoName: 'MTVCraft',
  repoUrl: 'https://github.com/baaivision/MTVCraft',
  filter: false,
  countDownloads: 'path:"vae/3d-vae.pt"',
}
