import { name, type Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, nameOf, tagsOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The class that runs models with a tag. */
const CLASS_OF_TAG: { readonly [tag: string]: string } = {
  chart_parsing: 'ChartParsing',
  doc_img_orientation_classification: 'DocImgOrientationClassification',
  doc_img_unwarping: 'TextImageUnwarping',
  formula_recognition: 'FormulaRecognition',
  layout_detection: 'LayoutDetection',
  seal_text_detection: 'SealTextDetection',
  table_cells_detection: 'TableCellsDetection',
  table_structure_recognition: 'TableStructureRecognition',
  textline_detection: 'TextDetection',
  textline_orientation_classification: 'TextLineOrientationClassification',
  textline_recognition: 'TextRecognition',
  wired_table_classification: 'TableClassification',
}

const installOf = (requirement: Piece): Piece =>
  code`# pip install ${requirement}, and paddlepaddle as https://www.paddlepaddle.org.cn/en/install says (Python 3.13 or older)`

/** Models that generate text encode and decode its tokens with packages that the core doesn't install. */
const PARSER = code`"paddleocr[doc-parser]"`
const PACKAGE = code`paddleocr`
const DOCUMENTS = installOf(PARSER)

const understandDocument = (model: ModelRecord): string =>
  python.program(code`
    ${DOCUMENTS}
    from paddleocr import DocVLM

    model = DocVLM(model_name=${nameOf(model)})
    output = model.predict(
        input={"image": "page.png", "query": "Write this page down as Markdown."},
        batch_size=1,
    )
    for result in output:
        result.print()
        result.save_to_json(save_path="output/result.json")
  `)

/** Returns the version of a model's pipeline, such as `v1.5` for `PaddleOCR-VL-1.5`. */
function pipelineVersion(model: ModelRecord): string | undefined {
  const match = /^PaddleOCR-VL(?:-(\d+(?:\.\d+)*))?$/.exec(nameOf(model))
  return match === null ? undefined : `v${match[1] ?? '1'}`
}

function parseDocument(model: ModelRecord): string {
  const version = pipelineVersion(model)
  const options = version === undefined ? undefined : code`pipeline_version=${version}`
  return python.program(code`
    ${DOCUMENTS}
    from paddleocr import PaddleOCRVL

    pipeline = PaddleOCRVL(${options})
    for result in pipeline.predict("page.png"):
        result.print()
        result.save_to_json(save_path="output")
        result.save_to_markdown(save_path="output")
  `)
}

/** Engines for module weights that paddlepaddle doesn't run. The package's name for the module lacks the suffix. */
const ENGINES = [
  { suffix: /_safetensors$/, engine: 'transformers', needs: code`transformers torch torchvision` },
  { suffix: /_onnx$/, engine: 'onnxruntime', needs: code`onnxruntime` },
] as const

/** Returns a model's install line, its name in the package, and its engine if paddlepaddle doesn't run it. */
function setupOf(model: ModelRecord, requirement: Piece) {
  const known = nameOf(model)
  const other = ENGINES.find(({ suffix }) => suffix.test(known))
  return other === undefined
    ? { install: installOf(requirement), known }
    : {
        install: code`# pip install ${requirement} ${other.needs} (Python 3.13 or older)`,
        known: known.replace(other.suffix, ''),
        engine: code`, engine=${other.engine}`,
      }
}

function runModule(model: ModelRecord, className: string): string {
  const { install, known, engine } = setupOf(model, className === 'FormulaRecognition' ? PARSER : PACKAGE)
  const loader = name(className)
  return python.program(code`
    ${install}
    from paddleocr import ${loader}

    model = ${loader}(model_name=${known}${engine})
    for result in model.predict(input="page.png", batch_size=1):
        result.print()
        result.save_to_img(save_path="output/")
        result.save_to_json(save_path="output/result.json")
  `)
}

/** A chart is read like a document, but the result is a table without anything to draw. */
function parseChart(model: ModelRecord): string {
  const { install, known, engine } = setupOf(model, PARSER)
  return python.program(code`
    ${install}
    from paddleocr import ChartParsing

    model = ChartParsing(model_name=${known}${engine})
    for result in model.predict(input={"image": "chart.png"}, batch_size=1):
        result.print()
        result.save_to_json(save_path="output/result.json")
  `)
}

function content(model: ModelRecord): string {
  if (hasTag(model, 'doc_vlm')) return understandDocument(model)
  if (hasTag(model, 'document-parse')) return parseDocument(model)
  const tag = tagsOf(model).find((name) => Object.hasOwn(CLASS_OF_TAG, name))
  if (tag === undefined) {
    return python.comment(
      'Which class runs this model depends on its module; all of them are described here:\n' +
        'https://www.paddleocr.ai/latest/en/version3.x/module_usage/module_overview.html',
    )
  }
  return tag === 'chart_parsing' ? parseChart(model) : runModule(model, CLASS_OF_TAG[tag] as string)
}

export const PaddleOCR: Library = {
  key: 'PaddleOCR',
  prettyLabel: 'PaddleOCR',
  repoName: 'PaddleOCR',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleOCR',
  docsUrl: 'https://www.paddleocr.ai/',
  filter: true,
  countDownloads: 'path_extension:"safetensors" OR path:"inference.pdiparams" OR path:"inference.onnx"',
  releases: { registry: 'pypi', package: 'paddleocr' },
  examples: (model) => [{ language: 'python', content: content(model) }],
}
