import type { Library } from '../library.ts'

export const hezar: Library = {
  key: 'hezar',
  prettyLabel: 'Hezar',
  repoName: 'Hezar',
  repoUrl: 'https://github.com/hezarai/hezar',
  docsUrl: 'https://hezarai.github.io/hezar',
  countDownloads: 'path:"model_config.yaml" OR path:"embedding/embedding_config.yaml"',
}
