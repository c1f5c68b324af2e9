import type { Library } from '../library.ts'

export const microduck: Library = {
  key: 'microduck',
  prettyLabel: 'Microduck',
  repoName: 'Microduck',
  repoUrl: 'https://github.com/pollen-robotics/microduck_rl',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
}
