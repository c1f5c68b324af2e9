import type { Library } from '../library.ts'

export const tirex2: Library = {
  key: 'tirex-2',
  prettyLabel: 'TiRex-2',
  repoName: 'TiRex-2',
  repoUrl: 'https://github.com/NX-AI/tirex-2',
  countDownloads: 'path:"model-config.yaml"',
}
