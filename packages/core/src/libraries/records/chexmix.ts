import type { Library } from '../library.ts'

export const chexmix: Library = {
  key: 'chexmix',
  prettyLabel: 'CheXmix',
  repoName: 'CheXmix',
  repoUrl: 'https://github.com/StanfordMIMI/CheXmix',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
