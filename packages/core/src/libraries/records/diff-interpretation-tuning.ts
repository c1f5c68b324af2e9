import type { Library } from '../library.ts'

export const diffInterpretationTuning: Library = {
  key: 'diff-interpretation-tuning',
  prettyLabel: 'Diff Interpretation Tuning',
  repoName: 'Diff Interpretation Tuning',
  repoUrl: 'https://github.com/Aviously/diff-interpretation-tuning',
  filter: false,
  countDownloads: 'path_extension:"pt"',
}
