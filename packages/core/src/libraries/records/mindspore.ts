import type { Library } from '../library.ts'

export const mindspore: Library = {
  key: 'mindspore',
  prettyLabel: 'MindSpore',
  repoName: 'mindspore',
  repoUrl: 'https://github.com/mindspore-ai/mindspore',
}
