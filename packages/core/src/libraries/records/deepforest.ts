import type { Library } from '../library.ts'

export const deepforest: Library = {
  key: 'deepforest',
  prettyLabel: 'DeepForest',
  repoName: 'deepforest',
  repoUrl: 'https://github.com/weecology/DeepForest',
  docsUrl: 'https://deepforest.readthedocs.io/en/latest/',
}
