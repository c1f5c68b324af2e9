import type { Library } from '../library.ts'

export const k2: Library = {
  key: 'k2',
  prettyLabel: 'K2',
  repoName: 'k2',
  repoUrl: 'https://github.com/k2-fsa/k2',
}
