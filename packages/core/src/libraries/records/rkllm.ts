import type { Library } from '../library.ts'

export const rkllm: Library = {
  key: 'rkllm',
  prettyLabel: 'RKLLM',
  repoName: 'RKLLM',
  repoUrl: 'https://github.com/airockchip/rknn-llm',
  countDownloads: 'path_extension:"rkllm"',
}
