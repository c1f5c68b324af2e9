import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const htrflow: Library = {
  key: 'htrflow',
  prettyLabel: 'HTRflow',
  repoName: 'HTRflow',
  repoUrl: 'https://github.com/AI-Riksarkivet/htrflow',
  docsUrl: 'https://ai-riksarkivet.github.io/htrflow',
  releases: { registry: 'pypi', package: 'htrflow' },
  // Steps and model classes are the package's own: YOLO finds regions and lines, and TrOCR reads them.
  examples: (model) => {
    const finds =
      ['object-detection', 'image-segmentation'].includes(pipelineTagOf(model) ?? '') || hasTag(model, 'yolo')
    const step = name(finds ? 'Segmentation' : 'TextRecognition')
    const loader = name(finds ? 'YOLO' : 'TrOCR')
    const module = name(finds ? 'ultralytics.yolo' : 'huggingface.trocr')
    return [
      {
        language: 'sh',
        content: shell.program(command`
          # In Python 3.10, 3.11 or 3.12
          pip install htrflow
        `),
      },
      {
        language: 'sh',
        content: shell.program(command`
          # Runs the steps that the file lists on every page of the folder
          htrflow pipeline pipeline.yaml pages
        `),
      },
      {
        language: 'python',
        content: python.program(code`
          from htrflow.models.${module} import ${loader}
          from htrflow.pipeline.pipeline import Pipeline
          from htrflow.pipeline.steps import ${step}
          from htrflow.volume.volume import Collection

          pipeline = Pipeline([${step}(${loader}, {"model": ${model.id}}, {})])
          collection = pipeline.run(Collection(["page.jpg"]))
          print(collection)
        `),
      },
    ]
  },
}
