import { code, python } from '../../languages/python/writer.ts'
import { hasTag, isNamed, pipelineTagOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

const COMPILER = code`
  pyworld:
  # a C++ compiler has to be there
`
const ENGLISH = { install: undefined, compilers: COMPILER, text: 'The ferry leaves at noon.' } as const

/** Languages of many voices, by tags or by recordings in names. */
const LANGUAGES = [
  {
    name: /^ja$|jsut|jvs/i,
    install: code` pyopenjtalk`,
    compilers: code`
      pyworld
      # and pyopenjtalk: a C++ compiler and CMake have to be there
    `,
    text: 'フェリーは正午に出ます。',
  },
  { name: /^zh$|csmsc|aishell/i, install: undefined, compilers: COMPILER, text: '渡轮中午出发。' },
] as const

export const espnet: Library = {
  key: 'espnet',
  prettyLabel: 'ESPnet',
  repoName: 'ESPnet',
  repoUrl: 'https://github.com/espnet/espnet',
  docsUrl: 'https://huggingface.co/docs/hub/espnet',
  filter: true,
  releases: { registry: 'pypi', package: 'espnet', module: 'espnet2' },
  examples: (model) => {
    const does = (task: string): boolean => hasTag(model, task) || pipelineTagOf(model) === task
    if (does('text-to-speech')) {
      const { install, compilers, text } = LANGUAGES.find(({ name }) => isNamed(model, name)) ?? ENGLISH
      return [
        {
          language: 'python',
          // The model now returns a dict.
          content: python.program(code`
            # pip install "espnet[tts]" espnet_model_zoo soundfile${install} (Python 3.12 or 3.13), which builds ${compilers}
            import soundfile
            from espnet2.bin.tts_inference import Text2Speech

            model = Text2Speech.from_pretrained(${model.id})
            # With many voices it also wants a number sids=, a vector spembs= or a recording speech=, as model.use_sids, … tell
            speech = model(${text})["wav"]
            soundfile.write("speech.wav", speech.numpy(), model.fs)
          `),
        },
      ]
    }
    if (does('automatic-speech-recognition') && isNamed(model, /owsm|owls|powsm|\bs2t\b/i)) {
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install "espnet[s2t]" espnet_model_zoo (Python 3.12 or 3.13)
            from espnet2.bin.s2t_inference import Speech2Text

            model = Speech2Text.from_pretrained(${model.id}, lang_sym="<eng>")
            for start, end, text in model.decode_long("speech.wav"):
                print(start, end, text)
          `),
        },
      ]
    }
    if (does('automatic-speech-recognition')) {
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install espnet espnet_model_zoo soundfile (Python 3.12 or 3.13)
            import soundfile
            from espnet2.bin.asr_inference import Speech2Text

            model = Speech2Text.from_pretrained(${model.id})
            # Mono, at the sample rate of the training data, usually 16 kHz
            speech, rate = soundfile.read("speech.wav")
            text, *_ = model(speech)[0]
            print(text)
          `),
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.comment('Type of model unknown\nKnown are text-to-speech and automatic-speech-recognition.'),
      },
    ]
  },
}
