import type { Library } from '../library.ts'

export const ssrSpeech: Library = {
  key: 'ssr-speech',
  prettyLabel: 'SSR-Speech',
  repoName: 'SSR-Speech',
  repoUrl: 'https://github.com/WangHelin1997/SSR-Speech',
  filter: false,
  countDownloads: 'path_extension:".pth"',
}
