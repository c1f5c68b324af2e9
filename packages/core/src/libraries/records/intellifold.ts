import type { Library } from '../library.ts'

export const intellifold: Library = {
  key: 'intellifold',
  prettyLabel: 'IntelliFold',
  repoName: 'IntelliFold',
  repoUrl: 'https://github.com/IntelliGen-AI/IntelliFold',
  filter: false,
  countDownloads: 'path_extension:"pt" OR path_extension:"zst"',
}
