import { type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { isNamed } from '../../model/fields.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

const DETECTOR = code`
  # A model that finds the corners of a card
  detector = cvg.NeuralCornerDetector(checkpoint)
  print(detector)
`

const EMBEDDER = code`
  # A model that turns a card into a vector
  embedder = cvg.NeuralEmbedder(checkpoint)
  print(embedder)
`

const EITHER = code`
  ${DETECTOR}

  # Or, in its place:
  ${EMBEDDER}
`

/** Returns what a model does, according to the authors' names. */
function useOf(model: ModelRecord): Piece {
  const detects = isNamed(model, /cornelius|corner|detect/i)
  if (detects === isNamed(model, /milo|embed/i)) return EITHER
  return detects ? DETECTOR : EMBEDDER
}

const HINT = code`# Take the file name from the repository when it is another`

function content(model: ModelRecord): string {
  const file = listedFiles(model).find((path) => path.endsWith('.onnx'))
  return python.program(code`
    import collector_vision as cvg
    from huggingface_hub import hf_hub_download

    ${when(file === undefined, HINT)}
    checkpoint = hf_hub_download(repo_id=${model.id}, filename=${file ?? 'model.onnx'})

    ${useOf(model)}
  `)
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
      content: 'pip install git+https://github.com/HanClinto/CollectorVision huggingface_hub',
    },
    { language: 'python', content: content(model) },
  ],
}
