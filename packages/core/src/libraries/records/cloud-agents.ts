import type { Library } from '../library.ts'

export const cloudAgents: Library = {
  key: 'cloud-agents',
  prettyLabel: 'Cloud Agents',
  repoName: 'Cloud Agents',
  repoUrl: 'https://huggingface.co/OpenPeerAI/Cloud-Agents',
  filter: false,
  countDownloads: 'path:"setup.py"',
}
