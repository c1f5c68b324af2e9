import type { Library } from '../library.ts'

export const sapiens2: Library = {
  key: 'sapiens2',
  prettyLabel: 'sapiens2',
  repoName: 'sapiens2',
  repoUrl: 'https://github.com/facebookresearch/sapiens2',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
