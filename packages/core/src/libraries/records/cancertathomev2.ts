import type { Library } from '../library.ts'

export const cancertathomev2: Library = {
  key: 'cancertathomev2',
  prettyLabel: 'Cancer@HomeV2',
  repoName: 'Cancer@HomeV2',
  repoUrl: 'https://huggingface.co/OpenPeerAI/CancerAtHomeV2',
  filter: false,
  countDownloads: 'path:"run.py"',
}
