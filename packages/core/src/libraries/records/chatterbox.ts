import { name, type Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

const RELEASE = code`chatterbox-tts`
/** Contains what the release doesn't support yet. */
const REPOSITORY = code`git+https://github.com/resemble-ai/chatterbox.git`

/** How to load a model: the install, the module and class, and the lines that create `model`. */
interface Loading {
  readonly install: Piece
  readonly module: string
  readonly className: Piece
  readonly imports?: Piece
  readonly load: Piece
  /** The language of the text, if the model speaks several. */
  readonly language?: string
}

/** A sentence in each language that has its own model. */
const TEXTS: { readonly [language: string]: string } = {
  en: 'The library opens at nine and closes at six, except on Sundays when it stays shut.',
  es: 'La biblioteca abre a las nueve y cierra a las seis.',
  hi: 'पुस्तकालय नौ बजे खुलता है और छह बजे बंद होता है।',
  pt: 'A biblioteca abre às nove e fecha às seis.',
  zh: '图书馆九点开门，六点关门。',
}

/** Loads a fine-tune's weights, the trained part, into its base model. */
const fineTune = (model: ModelRecord, className: Piece): Piece => code`
  model = ${className}.from_pretrained(device="cuda")
  names = [name for name in list_repo_files(${model.id}) if name.endswith(".safetensors")]
  weights = next(name for name in names if "t3" in name)
  model.t3.load_state_dict(load_file(hf_hub_download(${model.id}, weights)))
`
const FINE_TUNE_IMPORTS = code`
  from huggingface_hub import hf_hub_download, list_repo_files
  from safetensors.torch import load_file
`

function loadingOf(model: ModelRecord): Loading {
  const isOwn = model.id.startsWith('ResembleAI/')
  if (isOwn && /nano/i.test(nameOf(model))) {
    const className = name('ChatterboxTurboTTS')
    const load = code`model = ${className}.from_pretrained(device="cuda", nano=True)`
    return { install: REPOSITORY, module: 'tts_turbo', className, load }
  }
  const multilingual = /multilingual(?:-([a-z]{2})\b)?/i.exec(nameOf(model))
  if (multilingual !== null) {
    const className = name('ChatterboxMultilingualTTS')
    const [, language = 'en'] = multilingual
    const load = fineTune(model, className)
    return { install: REPOSITORY, module: 'mtl_tts', className, imports: FINE_TUNE_IMPORTS, load, language }
  }
  const turbo = /turbo/i.test(nameOf(model))
  const className = name(turbo ? 'ChatterboxTurboTTS' : 'ChatterboxTTS')
  const loading = { install: RELEASE, module: turbo ? 'tts_turbo' : 'tts', className }
  if (isOwn) return { ...loading, load: code`model = ${className}.from_pretrained(device="cuda")` }
  if (turbo || listedFiles(model).includes('ve.safetensors')) {
    return {
      ...loading,
      imports: code`from huggingface_hub import snapshot_download`,
      load: code`model = ${className}.from_local(snapshot_download(${model.id}), device="cuda")`,
    }
  }
  return { ...loading, imports: FINE_TUNE_IMPORTS, load: fineTune(model, className) }
}

function content(model: ModelRecord): string {
  const { install, module, className, imports, load, language } = loadingOf(model)
  const text = TEXTS[language?.toLowerCase() ?? 'en'] ?? TEXTS['en']
  const told = language === undefined ? undefined : code`, language_id=${language.toLowerCase()}`
  return python.program(code`
    # pip install ${install} "setuptools<82" (Python 3.13 or older)
    import torchaudio as ta
    from chatterbox.${name(module)} import ${className}
    ${imports}

    ${load}

    text = ${text as string}
    wav = model.generate(text${told})
    ta.save("speech.wav", wav, model.sr)

    # Speak in the voice of a recording that is longer than five seconds
    wav = model.generate(text${told}, audio_prompt_path="voice.wav")
    ta.save("same-voice.wav", wav, model.sr)
  `)
}

export const chatterbox: Library = {
  key: 'chatterbox',
  prettyLabel: 'Chatterbox',
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  filter: false,
  countDownloads: 'path:"tokenizer.json"',
  releases: { registry: 'pypi', package: 'chatterbox-tts', module: 'chatterbox' },
  // Each class downloads its authors' repository. Another model is loaded from a folder, or into the authors' model if
  // its repository doesn't contain all parts.
  examples: (model) => [{ language: 'python', content: content(model) }],
}
