import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { hasTag, pipelineTagOf, textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

/** Predicts on the text of the model's first widget example; returns nothing without one. */
function prediction(model: ModelRecord, text: string): LibraryExample[] {
  if (hasTag(model, 'rna-secondary-structure')) {
    return [
      {
        language: 'python',
        content: python.program(code`
          import multimolecule  # makes the pipeline known to transformers
          from transformers import pipeline

          predictor = pipeline("rna-secondary-structure", model=${model.id})
          output = predictor(${text})
          print(output["secondary_structure"])
        `),
      },
    ]
  }
  if (pipelineTagOf(model) !== 'fill-mask') return []
  return [
    {
      language: 'python',
      content: python.program(code`
        import multimolecule  # makes the model known to transformers
        from transformers import pipeline

        predictor = pipeline("fill-mask", model=${model.id})
        for guess in predictor(${text}):
            print(guess["token_str"], guess["score"])
      `),
    },
  ]
}

/** Runs the model on a sequence. */
const run = (sequence: string): Piece => code`

  inputs = tokenizer(${sequence}, return_tensors="pt")
  for name, values in model(**inputs).items():
      print(name, values.shape)
`

export const multimolecule: Library = {
  key: 'multimolecule',
  prettyLabel: 'MultiMolecule',
  repoName: 'MultiMolecule',
  repoUrl: 'https://github.com/MultiMolecule/multimolecule',
  docsUrl: 'https://multimolecule.danling.org',
  filter: false,
  releases: { registry: 'pypi', package: 'multimolecule' },
  examples: (model) => {
    const install: LibraryExample = { language: 'sh', content: shell.program(command`pip install multimolecule`) }
    const text = textAt(model, 'widgetData', 0, 'text')
    const sequence = text?.replace(textAt(model, 'mask_token') ?? '<mask>', 'A')
    const load: LibraryExample = {
      language: 'python',
      content: python.program(code`
        from multimolecule import AutoModel, AutoTokenizer

        tokenizer = AutoTokenizer.from_pretrained(${model.id})
        model = AutoModel.from_pretrained(${model.id})
        ${sequence === undefined ? code`print(model)` : run(sequence)}
      `),
    }
    return [install, load, ...(text === undefined ? [] : prediction(model, text))]
  },
}
