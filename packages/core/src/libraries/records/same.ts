import type { Library } from '../library.ts'

export const same: Library = {
  key: 'same',
  prettyLabel: 'SAME',
  repoName: 'SAME',
  repoUrl: 'https://github.com/GengzeZhou/SAME',
  filter: false,
  countDownloads: 'path:"ckpt/SAME.pt" OR path:"pretrain/Attnq_pretrained_ckpt.pt"',
}
