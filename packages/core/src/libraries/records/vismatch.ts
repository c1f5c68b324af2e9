import type { Library } from '../library.ts'

export const vismatch: Library = {
  key: 'vismatch',
  prettyLabel: 'VisMatch',
  repoName: 'VisMatch',
  repoUrl: 'https://github.com/gmberton/vismatch',
  filter: false,
  countDownloads: 'path:"vismatch.yaml"',
}
