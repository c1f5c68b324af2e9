import type { Library } from '../library.ts'

export const acestep: Library = {
  key: 'acestep',
  prettyLabel: 'ACE-Step',
  repoName: 'ACE-Step',
  repoUrl: 'https://github.com/ace-step/ACE-Step',
  filter: false,
  countDownloads: 'path:"ace_step_transformer/config.json"',
}
