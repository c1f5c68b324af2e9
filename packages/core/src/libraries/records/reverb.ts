import type { Library } from '../library.ts'

export const reverb: Library = {
  key: 'reverb',
  prettyLabel: 'Reverb',
  repoName: 'Reverb',
  repoUrl: 'https://github.com/revdotcom/reverb',
  filter: false,
}
