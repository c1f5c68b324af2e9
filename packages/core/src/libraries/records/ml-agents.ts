import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const mlAgents: Library = {
  key: 'ml-agents',
  prettyLabel: 'ml-agents',
  repoName: 'ml-agents',
  repoUrl: 'https://github.com/Unity-Technologies/ml-agents',
  docsUrl: 'https://huggingface.co/docs/hub/ml-agents',
  filter: true,
  countDownloads: 'path_extension:"onnx"',
  releases: { registry: 'pypi', package: 'mlagents' },
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        # Requires Python 3.10.1 to 3.10.12
        pip install mlagents
        mlagents-load-from-hf --repo-id=${model.id} --local-dir=./downloads
      `),
    },
  ],
}
