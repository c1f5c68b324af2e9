import type { Library } from '../library.ts'

export const quantumpeer: Library = {
  key: 'quantumpeer',
  prettyLabel: 'QuantumPeer',
  repoName: 'QuantumPeer',
  repoUrl: 'https://github.com/OpenPeer-AI/QuantumPeer',
  filter: false,
  countDownloads: 'path_extension:"setup.py"',
}
