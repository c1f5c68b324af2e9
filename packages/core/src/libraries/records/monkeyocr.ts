import type { Library } from '../library.ts'

export const monkeyocr: Library = {
  key: 'monkeyocr',
  prettyLabel: 'MonkeyOCR',
  repoName: 'monkeyocr',
  repoUrl: 'https://github.com/Yuliang-Liu/MonkeyOCR',
  filter: false,
  countDownloads: 'path:"Recognition/config.json"',
}
