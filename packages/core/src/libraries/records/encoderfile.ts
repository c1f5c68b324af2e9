import type { Library } from '../library.ts'

export const encoderfile: Library = {
  key: 'encoderfile',
  prettyLabel: 'encoderfile',
  repoName: 'encoderfile',
  repoUrl: 'https://github.com/mozilla-ai/encoderfile',
  filter: false,
  countDownloads: 'path_extension:"encoderfile"',
}
