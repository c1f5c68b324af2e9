import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const anemoi: Library = {
  key: 'anemoi',
  prettyLabel: 'AnemoI',
  repoName: 'AnemoI',
  repoUrl: 'https://github.com/ecmwf/anemoi-inference',
  docsUrl: 'https://anemoi.readthedocs.io/en/latest/',
  filter: false,
  countDownloads: 'path_extension:"ckpt"',
  releases: { registry: 'pypi', package: 'anemoi-inference', module: 'anemoi' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install "anemoi-inference[huggingface]" (Python 3.11, 3.12 or 3.13)
from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners.default import DefaultRunner

config = RunConfiguration(checkpoint={"huggingface": ${model.id}})
runner = DefaultRunner(config)
print(runner.checkpoint)
`,
    },
  ],
}
