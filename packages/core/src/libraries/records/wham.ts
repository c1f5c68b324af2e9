import type { Library } from '../library.ts'

export const wham: Library = {
  key: 'wham',
  prettyLabel: 'WHAM',
  repoName: 'wham',
  repoUrl: 'https://huggingface.co/microsoft/wham',
  docsUrl: 'https://huggingface.co/microsoft/wham/blob/main/README.md',
  countDownloads: 'path_extension:"ckpt"',
}
