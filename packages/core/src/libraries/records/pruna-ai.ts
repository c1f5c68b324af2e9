import { listed, name, type Piece, when } from '../../languages/printing/code.ts'
import { pythonName } from '../../languages/python/python-name.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, pipelineTagOf, textAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Returns how to call a compressed diffusers pipeline for a task, and how to save its output. */
function runPipeline(task: string | undefined): Piece {
  switch (task) {
    case 'image-to-image':
      return code`
        prompt = "The same street on a rainy evening"
        image = pipe(image=load_image("street.jpg"), prompt=prompt).images[0]
        image.save("image.png")
      `
    case 'text-to-video':
      return code`
        frames = pipe(prompt="A paper boat drifts down a stream").frames[0]
        export_to_video(frames, "video.mp4")
      `
    case 'image-to-video':
      return code`
        prompt = "Leaves fall, and a tram passes by"
        frames = pipe(image=load_image("street.jpg"), prompt=prompt).frames[0]
        export_to_video(frames, "video.mp4")
      `
    default:
      return code`
        image = pipe(prompt="A lighthouse on a cliff, oil painting").images[0]
        image.save("image.png")
      `
  }
}

const isVideo = (task: string | undefined): boolean => task === 'text-to-video' || task === 'image-to-video'

/** Returns what a task's example imports from diffusers. */
function diffusersImport(task: string | undefined): Piece | undefined {
  const seesImage = task === 'image-to-image' || task === 'image-to-video'
  const names = listed([when(isVideo(task), code`export_to_video`), when(seesImage, code`load_image`)], ', ')
  return names && code`from diffusers.utils import ${names}`
}

/** Returns the package and its class: the open one, or the one with the paid algorithms. */
const editionOf = (model: ModelRecord) =>
  hasTag(model, 'pruna_pro-ai')
    ? { module: name('pruna_pro'), className: name('PrunaProModel') }
    : { module: name('pruna'), className: name('PrunaModel') }

function withDiffusers(model: ModelRecord): string {
  const { module, className } = editionOf(model)
  const task = pipelineTagOf(model)
  const video = when(isVideo(task), code` imageio imageio-ffmpeg`)
  return python.program(code`
    # pip install -U ${module} diffusers transformers accelerate${video} "huggingface_hub<2" (Python 3.13 or older)
    ${diffusersImport(task)}
    from ${module} import ${className}

    # Loads on the device and in the precision that the model was saved with
    pipe = ${className}.from_pretrained(${model.id})

    ${runPipeline(task)}
  `)
}

function withTransformers(model: ModelRecord): string {
  const { module, className } = editionOf(model)
  const task = pipelineTagOf(model)
  const processor = name(pythonName(textAt(model, 'transformersInfo', 'processor')) ?? 'AutoTokenizer')
  const generates = task === undefined || task === 'text-generation'
  return python.program(code`
    # pip install -U ${module} "huggingface_hub<2" (Python 3.13 or older)
    from ${module} import ${className}
    from transformers import ${processor}

    processor = ${processor}.from_pretrained(${model.id})
    model = ${className}.from_pretrained(${model.id})
    ${generates ? GENERATE : code`print(model)`}
  `)
}

const GENERATE = code`

  inputs = processor("The best thing about a long train ride is", return_tensors="pt")
  outputs = model.generate(**inputs.to(model.device), max_new_tokens=64)
  print(processor.decode(outputs[0], skip_special_tokens=True))
`

function content(model: ModelRecord): string {
  if (hasTag(model, 'diffusers')) return withDiffusers(model)
  if (hasTag(model, 'transformers')) return withTransformers(model)
  const { module, className } = editionOf(model)
  return python.program(code`
    # pip install -U ${module} "huggingface_hub<2" (Python 3.13 or older)
    from ${module} import ${className}

    model = ${className}.from_pretrained(${model.id})
    print(model)
  `)
}

export const prunaAi: Library = {
  key: 'pruna-ai',
  prettyLabel: 'Pruna AI',
  repoName: 'Pruna AI',
  repoUrl: 'https://github.com/PrunaAI/pruna',
  docsUrl: 'https://docs.pruna.ai',
  releases: { registry: 'pypi', package: 'pruna' },
  // Its newest release imports upload_large_folder, which version 2 of huggingface_hub doesn't have.
  examples: (model) => [{ language: 'python', content: content(model) }],
}
