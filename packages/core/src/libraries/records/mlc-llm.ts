import type { Library } from '../library.ts'

export const mlcLlm: Library = {
  key: 'mlc-llm',
  prettyLabel: 'MLC-LLM',
  repoName: 'MLC-LLM',
  repoUrl: 'https://github.com/mlc-ai/mlc-llm',
  docsUrl: 'https://llm.mlc.ai/docs/',
  filter: false,
  countDownloads: 'path:"mlc-chat-config.json"',
}
