import type { Library } from '../library.ts'

export const ccpfn: Library = {
  key: 'ccpfn',
  prettyLabel: 'CCPFN',
  repoName: 'CCPFN',
  repoUrl: 'https://huggingface.co/Layer6/CCPFN',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
