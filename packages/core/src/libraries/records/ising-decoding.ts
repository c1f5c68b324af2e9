import type { Library } from '../library.ts'

export const isingDecoding: Library = {
  key: 'ising-decoding',
  prettyLabel: 'Ising Decoding',
  repoName: 'Ising-Decoding',
  repoUrl: 'https://github.com/NVIDIA/Ising-Decoding',
  filter: false,
  countDownloads: 'path_extension:"safetensors"',
}
