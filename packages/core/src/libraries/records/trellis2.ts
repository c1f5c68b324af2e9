import type { Library } from '../library.ts'

export const trellis2: Library = {
  key: 'trellis2',
  prettyLabel: 'TRELLIS.2',
  repoName: 'TRELLIS.2',
  repoUrl: 'https://github.com/microsoft/TRELLIS.2',
  countDownloads: 'path_extension:"safetensors"',
}
