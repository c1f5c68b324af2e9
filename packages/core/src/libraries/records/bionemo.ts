import type { Library } from '../library.ts'

export const bionemo: Library = {
  key: 'bionemo',
  prettyLabel: 'BioNeMo',
  repoName: 'BioNeMo',
  repoUrl: 'https://github.com/nvidia/BioNeMo',
  filter: false,
  countDownloads: 'path_extension:"ckpt" OR path:"config.json"',
}
