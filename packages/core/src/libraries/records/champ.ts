import type { Library } from '../library.ts'

export const champ: Library = {
  key: 'champ',
  prettyLabel: 'Champ',
  repoName: 'Champ',
  repoUrl: 'https://github.com/fudan-generative-vision/champ',
  countDownloads: 'path:"champ/motion_module.pth"',
}
