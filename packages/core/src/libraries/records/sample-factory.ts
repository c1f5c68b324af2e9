import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const sampleFactory: Library = {
  key: 'sample-factory',
  prettyLabel: 'sample-factory',
  repoName: 'sample-factory',
  repoUrl: 'https://github.com/alex-petrenko/sample-factory',
  docsUrl: 'https://huggingface.co/docs/hub/sample-factory',
  filter: true,
  countDownloads: 'path:"cfg.json"',
  releases: { registry: 'pypi', package: 'sample-factory', module: 'sample_factory' },
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        # pip install sample-factory (Python 3.12 or older), and install git-lfs, which it uses to clone
        python -m sample_factory.huggingface.load_from_hub -r ${model.id} -d ./train_dir
      `),
    },
  ],
}
