import { python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { isNamed } from '../../model/fields.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** What the models do, as their authors' names tell. */
const KINDS = [
  {
    name: /cornelius|corner|detect/i,
    use: '# A model that finds the corners of a card\ndetector = cvg.NeuralCornerDetector(checkpoint)\nprint(detector)\n',
  },
  {
    name: /milo|embed/i,
    use: '# A model that turns a card into a vector\nembedder = cvg.NeuralEmbedder(checkpoint)\nprint(embedder)\n',
  },
] as const

function content(model: ModelRecord): string {
  const file = listedFiles(model).find((path) => path.endsWith('.onnx'))
  const hint =
    file === undefined ? `${python.comment('Take the file name from the repository when it is another')}\n` : ''
  const known = KINDS.filter(({ name }) => isNamed(model, name))
  const uses = (known.length === 1 ? known : KINDS).map(({ use }) => use)
  return python.code`
import collector_vision as cvg
from huggingface_hub import hf_hub_download

${raw(hint)}checkpoint = hf_hub_download(repo_id=${model.id}, filename=${file ?? 'model.onnx'})

${raw(uses.join(`\n${python.comment('Or, in its place:')}\n`))}`
}

export const collectorvision: Library = {
  key: 'collectorvision',
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  filter: false,
  countDownloads: 'path_extension:"onnx"',
  examples: (model) => [
    {
      language: 'sh',
      content: shell.code`pip install git+https://github.com/HanClinto/CollectorVision huggingface_hub`,
    },
    { language: 'python', content: content(model) },
  ],
}
