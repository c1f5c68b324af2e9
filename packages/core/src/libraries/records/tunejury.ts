import type { Library } from '../library.ts'

export const tunejury: Library = {
  key: 'tunejury',
  prettyLabel: 'TuneJury',
  repoName: 'TuneJury',
  repoUrl: 'https://github.com/yonghyunk1m/TuneJury',
  countDownloads: 'path_extension:"pt"',
}
