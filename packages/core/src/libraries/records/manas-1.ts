import type { Library } from '../library.ts'

export const manas1: Library = {
  key: 'manas-1',
  prettyLabel: 'MANAS-1',
  repoName: 'MANAS-1',
  repoUrl: 'https://github.com/NeurodxAI/manas-1',
  countDownloads: 'path_extension:"pt"',
}
