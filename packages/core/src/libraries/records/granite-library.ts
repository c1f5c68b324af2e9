import type { Library } from '../library.ts'

export const graniteLibrary: Library = {
  key: 'granite-library',
  prettyLabel: 'Granite Library',
  repoName: 'mellea',
  repoUrl: 'https://github.com/generative-computing/mellea',
  filter: false,
  countDownloads: 'path_filename:"adapter_config" AND path_extension:"json"',
}
