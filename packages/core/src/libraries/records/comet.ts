import type { Library } from '../library.ts'

export const comet: Library = {
  key: 'comet',
  prettyLabel: 'COMET',
  repoName: 'COMET',
  repoUrl: 'https://github.com/Unbabel/COMET/',
  countDownloads: 'path:"hparams.yaml"',
}
