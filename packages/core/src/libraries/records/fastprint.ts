import type { Library } from '../library.ts'

export const fastprint: Library = {
  key: 'fastprint',
  prettyLabel: 'Fast Print',
  repoName: 'Fast Print',
  repoUrl: 'https://huggingface.co/OpenPeerAI/FastPrint',
  countDownloads: 'path_extension:"cs"',
}
