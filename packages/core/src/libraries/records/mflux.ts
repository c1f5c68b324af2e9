import type { Library } from '../library.ts'

export const mflux: Library = {
  key: 'mflux',
  prettyLabel: 'mflux',
  repoName: 'mflux',
  repoUrl: 'https://github.com/filipstrand/mflux',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
