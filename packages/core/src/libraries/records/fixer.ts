import type { Library } from '../library.ts'

export const fixer: Library = {
  key: 'fixer',
  prettyLabel: 'Fixer',
  repoName: 'Fixer',
  repoUrl: 'https://github.com/nv-tlabs/Fixer',
  filter: false,
  countDownloads: 'path:"pretrained/pretrained_fixer.pkl"',
}
