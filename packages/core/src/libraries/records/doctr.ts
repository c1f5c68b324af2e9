import type { Library } from '../library.ts'

export const doctr: Library = {
  key: 'doctr',
  prettyLabel: 'docTR',
  repoName: 'doctr',
  repoUrl: 'https://github.com/mindee/doctr',
}
