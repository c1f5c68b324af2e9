import { name, type Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Names that the library configures by itself. */
const CONFIGURED = ['Llama-OuteTTS-1.0-1B', 'OuteTTS-1.0-0.6B']

/**
 * Returns the interface of a model before version 1, which has a context of 4096 tokens and no voices in the library.
 */
function earlyInterface(known: string): string | undefined {
  if (/outetts-0\.1/i.test(known)) return 'V1'
  return /outetts-0\.[23]/i.test(known) ? 'V2' : undefined
}

const early = (model: ModelRecord, version: string): Piece => code`
  config = outetts.ModelConfig(
      model_path=${model.id},
      tokenizer_path=${model.id},
      interface_version=outetts.InterfaceVersion.${name(version)},
      backend=outetts.Backend.HF,
      max_seq_length=4096,
  )
  tts = outetts.Interface(config)

  # Without a speaker, the voice is random
  output = tts.generate(
      outetts.GenerationConfig(
          text="Good morning! The kettle is on.",
          max_length=4096,
      )
  )
  output.save("speech.wav")
`

const configOf = (model: ModelRecord): Piece =>
  CONFIGURED.includes(nameOf(model))
    ? code`
      config = outetts.ModelConfig.auto_config(
          outetts.Models(${nameOf(model)}),
          outetts.Backend.HF,
      )
    `
    : code`
      config = outetts.ModelConfig(
          model_path=${model.id},
          tokenizer_path=${model.id},
          interface_version=outetts.InterfaceVersion.V3,
          backend=outetts.Backend.HF,
      )
    `

const speak = (model: ModelRecord): Piece => code`
  ${configOf(model)}
  tts = outetts.Interface(config)
  speaker = tts.load_default_speaker("EN-FEMALE-1-NEUTRAL")

  output = tts.generate(
      outetts.GenerationConfig(
          text="Good morning! The kettle is on.",
          speaker=speaker,
      )
  )
  output.save("speech.wav")
`

export const outetts: Library = {
  key: 'outetts',
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
  filter: false,
  releases: { registry: 'pypi', package: 'outetts' },
  examples: (model) => {
    // The library doesn't load conversions for other runtimes.
    if (hasTag(model, 'gguf') || hasTag(model, 'onnx')) return []
    const version = earlyInterface(nameOf(model))
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install outetts "torch<2.15" torchcodec (Python 3.13 or older),
          # with a C++ compiler to build llama-cpp-python, and FFmpeg to save the audio
          import outetts

          ${version === undefined ? speak(model) : early(model, version)}
        `),
      },
    ]
  },
}
