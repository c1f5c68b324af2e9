import type { Library } from '../library.ts'

export const lightglue: Library = {
  key: 'lightglue',
  prettyLabel: 'LightGlue',
  repoName: 'LightGlue',
  repoUrl: 'https://github.com/cvg/LightGlue',
  filter: false,
  countDownloads: 'path_extension:"pth" OR path:"config.json"',
}
