import type { Library } from '../library.ts'

export const medvae: Library = {
  key: 'medvae',
  prettyLabel: 'MedVAE',
  repoName: 'MedVAE',
  repoUrl: 'https://github.com/StanfordMIMI/MedVAE',
  filter: false,
  countDownloads: 'path_extension:"ckpt"',
}
