import type { Library } from '../library.ts'

export const gemmaCpp: Library = {
  key: 'gemma.cpp',
  prettyLabel: 'gemma.cpp',
  repoName: 'gemma.cpp',
  repoUrl: 'https://github.com/google/gemma.cpp',
  filter: false,
  countDownloads: 'path_extension:"sbs"',
}
