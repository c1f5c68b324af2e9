import type { Library } from '../library.ts'

export const gliformer: Library = {
  key: 'gliformer',
  prettyLabel: 'GLiFormer',
  repoName: 'GLiFormer',
  repoUrl: 'https://github.com/Knowledgator/GLiFormer',
  filter: false,
  countDownloads: 'path:"gliner_config.json"',
}
