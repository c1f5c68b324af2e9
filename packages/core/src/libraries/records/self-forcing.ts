import type { Library } from '../library.ts'

export const selfForcing: Library = {
  key: 'self-forcing',
  prettyLabel: 'SelfForcing',
  repoName: 'SelfForcing',
  repoUrl: 'https://github.com/guandeh17/Self-Forcing',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
