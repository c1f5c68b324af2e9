import { python } from '../../languages/python/writer.ts'
import { isNamed, textAt } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

interface Interface {
  /** Module below `speechbrain.inference`, where the interfaces are since version 1. */
  readonly module: string
  /** What runs a `model` on a recording. */
  readonly code: string
  /** What that imports. */
  readonly imports?: string
}

const ENHANCE = `model.enhance_file("noisy.wav", "clean.wav")
print("saved clean.wav")
`

const SEPARATE = `# One column for each speaker: (1, samples, speakers)
sources = model.separate_file("mixture.wav")
for number in range(sources.shape[-1]):
    source = sources[0, :, number].cpu().numpy()
    sf.write(f"speaker-{number}.wav", source, model.hparams.sample_rate)
`

const INTERFACES: { readonly [name: string]: Interface } = {
  EncoderASR: { module: 'ASR', code: 'print(model.transcribe_file("speech.wav"))\n' },
  EncoderClassifier: { module: 'classifiers', code: 'print(model.classify_file("speech.wav"))\n' },
  EncoderDecoderASR: { module: 'ASR', code: 'print(model.transcribe_file("speech.wav"))\n' },
  EndToEndSLU: { module: 'SLU', code: 'print(model.decode_file("speech.wav"))\n' },
  SepformerSeparation: { module: 'separation', code: SEPARATE, imports: 'import soundfile as sf\n' },
  SpeakerRecognition: { module: 'speaker', code: 'print(model.verify_files("one.wav", "other.wav"))\n' },
  SpectralMaskEnhancement: { module: 'enhancement', code: ENHANCE },
  VAD: { module: 'VAD', code: 'print(model.get_speech_segments("speech.wav"))\n' },
  WaveformEnhancement: { module: 'enhancement', code: ENHANCE },
  WhisperASR: {
    module: 'ASR',
    code: 'for segment in model.transcribe_file("speech.wav"):\n    print(segment.words)\n',
  },
}

/** Models with a part that transformers runs, which the package does not bring. */
const TRANSFORMERS = /whisper|wav2vec2|wavlm|hubert/i

export const speechbrain: Library = {
  key: 'speechbrain',
  prettyLabel: 'speechbrain',
  repoName: 'speechbrain',
  repoUrl: 'https://github.com/speechbrain/speechbrain',
  docsUrl: 'https://huggingface.co/docs/hub/speechbrain',
  filter: true,
  countDownloads: 'path:"hyperparams.yaml"',
  releases: { registry: 'pypi', package: 'speechbrain' },
  examples: (model) => {
    const name = textAt(model, 'config', 'speechbrain', 'speechbrain_interface')
    if (name === undefined) {
      return [{ language: 'python', content: python.comment('interface not specified in config.json') }]
    }
    if (!Object.hasOwn(INTERFACES, name)) {
      return [{ language: 'python', content: python.comment('interface in config.json invalid') }]
    }
    const { module, code, imports = '' } = INTERFACES[name] as Interface
    const needs = name === 'WhisperASR' || isNamed(model, TRANSFORMERS) ? ' transformers' : ''
    return [
      {
        language: 'python',
        content: python.code`
# pip install speechbrain "torch<2.15"${raw(needs)}
${raw(imports)}from speechbrain.inference.${raw(module)} import ${raw(name)}

model = ${raw(name)}.from_hparams(${model.id})
${raw(code)}`,
      },
    ]
  },
}
