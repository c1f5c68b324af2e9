import type { Library } from '../library.ts'

export const elm: Library = {
  key: 'elm',
  prettyLabel: 'ELM',
  repoName: 'elm',
  repoUrl: 'https://github.com/slicex-ai/elm',
  filter: false,
  countDownloads: 'path_filename:"slicex_elm_config" AND path_extension:"json"',
}
