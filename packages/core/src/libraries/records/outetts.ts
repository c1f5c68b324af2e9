import { python } from '../../languages/python/writer.ts'
import { hasTag, nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

/** The names that the library configures by itself. */
const CONFIGURED = ['Llama-OuteTTS-1.0-1B', 'OuteTTS-1.0-0.6B']

export const outetts: Library = {
  key: 'outetts',
  prettyLabel: 'OuteTTS',
  repoName: 'OuteTTS',
  repoUrl: 'https://github.com/edwko/OuteTTS',
  filter: false,
  releases: { registry: 'pypi', package: 'outetts' },
  examples: (model) => {
    // Conversions for other runtimes are no models of this library.
    if (hasTag(model, 'gguf') || hasTag(model, 'onnx')) return []
    const name = nameOf(model)
    const config = CONFIGURED.includes(name)
      ? python.code`
config = outetts.ModelConfig.auto_config(
    outetts.Models(${name}),
    outetts.Backend.HF,
)
`
      : python.code`
config = outetts.ModelConfig(
    model_path=${model.id},
    tokenizer_path=${model.id},
    interface_version=outetts.InterfaceVersion.V3,
    backend=outetts.Backend.HF,
)
`
    const speak = python.code`
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
    return [{ language: 'python', content: `# pip install outetts\nimport outetts\n\n${config}${speak}` }]
  },
}
