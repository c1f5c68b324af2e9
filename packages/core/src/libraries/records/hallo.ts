import type { Library } from '../library.ts'

export const hallo: Library = {
  key: 'hallo',
  prettyLabel: 'Hallo',
  repoName: 'Hallo',
  repoUrl: 'https://github.com/fudan-generative-vision/hallo',
  countDownloads: 'path:"hallo/net.pth"',
}
