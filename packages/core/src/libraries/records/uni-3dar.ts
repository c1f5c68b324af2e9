import type { Library } from '../library.ts'

export const uni3dar: Library = {
  key: 'uni-3dar',
  prettyLabel: 'Uni-3DAR',
  repoName: 'Uni-3DAR',
  repoUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  docsUrl: 'https://github.com/dptech-corp/Uni-3DAR',
  countDownloads: 'path_extension:"pt"',
}
