import type { Library } from '../library.ts'

export const openpeerllm: Library = {
  key: 'openpeerllm',
  prettyLabel: 'OpenPeerLLM',
  repoName: 'OpenPeerLLM',
  repoUrl: 'https://huggingface.co/openpeerai/openpeerllm',
  docsUrl: 'https://huggingface.co/OpenPeerAI/OpenPeerLLM/blob/main/README.md',
  filter: false,
  countDownloads: 'path:".meta-huggingface.json"',
}
