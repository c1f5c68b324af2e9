import type { Library } from '../library.ts'

export const miniOmni2: Library = {
  key: 'mini-omni2',
  prettyLabel: 'Mini-Omni2',
  repoName: 'Mini-Omni2',
  repoUrl: 'https://github.com/gpt-omni/mini-omni2',
  countDownloads: 'path:"model_config.yaml"',
}
