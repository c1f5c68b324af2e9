import type { Library } from '../library.ts'

export const trellis: Library = {
  key: 'trellis',
  prettyLabel: 'Trellis',
  repoName: 'Trellis',
  repoUrl: 'https://github.com/microsoft/TRELLIS',
  countDownloads: 'path_extension:"safetensors"',
}
