import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The runner finds the checkpoint itself if there's only one. */
function sourceOf(model: ModelRecord): string | Piece {
  const [file, ...others] = listedFiles(model).filter((path) => path.endsWith('.ckpt'))
  return file === undefined || others.length === 0 ? model.id : code`{"repo_id": ${model.id}, "filename": ${file}}`
}

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
      content: python.program(code`
        # pip install "anemoi-inference[huggingface]" (Python 3.11, 3.12 or 3.13)
        from anemoi.inference.config.run import RunConfiguration
        from anemoi.inference.runners.default import DefaultRunner

        config = RunConfiguration(checkpoint={"huggingface": ${sourceOf(model)}})
        runner = DefaultRunner(config)
        print(runner.checkpoint)
      `),
    },
  ],
}
