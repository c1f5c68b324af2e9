import type { Library } from '../library.ts'

export const laya: Library = {
  key: 'laya',
  prettyLabel: 'Laya',
  repoName: 'Laya',
  repoUrl: 'https://github.com/NandhaKishorM/laya',
  filter: false,
  countDownloads: 'path:"rl_agent_config.json"',
}
