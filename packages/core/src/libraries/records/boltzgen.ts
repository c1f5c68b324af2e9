import type { Library } from '../library.ts'

export const boltzgen: Library = {
  key: 'boltzgen',
  prettyLabel: 'BoltzGen',
  repoName: 'BoltzGen',
  repoUrl: 'https://github.com/HannesStark/boltzgen',
  filter: false,
  countDownloads: 'path:"boltzgen1_diverse.ckpt"',
}
