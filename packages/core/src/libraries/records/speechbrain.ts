import { python } from '../../languages/python/writer.ts'
import { textAt } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

interface Interface {
  /** Module below `speechbrain.inference`, where the interfaces are since version 1. */
  readonly module: string
  /** The call that takes a recording, on a `model`. */
  readonly call: string
}

const INTERFACES: { readonly [name: string]: Interface } = {
  EncoderASR: { module: 'ASR', call: 'transcribe_file("speech.wav")' },
  EncoderClassifier: { module: 'classifiers', call: 'classify_file("speech.wav")' },
  EncoderDecoderASR: { module: 'ASR', call: 'transcribe_file("speech.wav")' },
  EndToEndSLU: { module: 'SLU', call: 'decode_file("speech.wav")' },
  SepformerSeparation: { module: 'separation', call: 'separate_file("mixture.wav")' },
  SpeakerRecognition: { module: 'speaker', call: 'verify_files("one.wav", "other.wav")' },
  SpectralMaskEnhancement: { module: 'enhancement', call: 'enhance_file("noisy.wav", "clean.wav")' },
  VAD: { module: 'VAD', call: 'get_speech_segments("speech.wav")' },
  WaveformEnhancement: { module: 'enhancement', call: 'enhance_file("noisy.wav", "clean.wav")' },
  WhisperASR: { module: 'ASR', call: 'transcribe_file("speech.wav")' },
}

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
    const { module, call } = INTERFACES[name] as Interface
    return [
      {
        language: 'python',
        content: python.code`
from speechbrain.inference.${raw(module)} import ${raw(name)}

model = ${raw(name)}.from_hparams(${model.id})
print(model.${raw(call)})
`,
      },
    ]
  },
}
