import type { Library } from '../library.ts'

export const hunyuanworldVoyager: Library = {
  key: 'hunyuanworld-voyager',
  prettyLabel: 'HunyuanWorld-voyager',
  repoName: 'HunyuanWorld-voyager',
  repoUrl: 'https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager',
}
