import { code, python } from '../../languages/python/writer.ts'
import { hasTag, isNamed } from '../../model/fields.ts'
import type { Library } from '../library.ts'

const ENGLISH = 'Good morning! The kettle is on.'

/** Baker's processor converts Chinese to its models' sounds, if it's told that this isn't training. */
const BAKER = code`${'早上好水壶开了'}, inference=True`

export const tensorflowtts: Library = {
  key: 'tensorflowtts',
  prettyLabel: 'TensorFlowTTS',
  repoName: 'TensorFlowTTS',
  repoUrl: 'https://github.com/TensorSpeech/TensorFlowTTS',
  releases: { registry: 'pypi', package: 'TensorFlowTTS', module: 'tensorflow_tts' },
  examples: (model) => {
    if (hasTag(model, 'text-to-mel')) {
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install TensorFlowTTS "tensorflow-addons<0.15" "keras<2.7" "protobuf<3.21" "pyworld<0.3.5" (Python 3.8)
            # and git+https://github.com/repodiac/german_transliterate, with a C++ compiler to build pyworld,
            # then pip install huggingface_hub==0.25.2, because the pinned release doesn't follow Hugging Face's redirects
            from tensorflow_tts.inference import AutoProcessor, TFAutoModel

            processor = AutoProcessor.from_pretrained(${model.id})
            model = TFAutoModel.from_pretrained(${model.id})

            print(processor.text_to_sequence(${isNamed(model, /baker/i) ? BAKER : ENGLISH}))
          `),
        },
      ]
    }
    if (hasTag(model, 'mel-to-wav')) {
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install TensorFlowTTS "tensorflow-addons<0.15" "keras<2.7" "protobuf<3.21" "pyworld<0.3.5" (Python 3.8)
            # and git+https://github.com/repodiac/german_transliterate, with a C++ compiler to build pyworld,
            # then pip install huggingface_hub==0.25.2, because the pinned release doesn't follow Hugging Face's redirects
            import tensorflow as tf
            from tensorflow_tts.inference import TFAutoModel

            model = TFAutoModel.from_pretrained(${model.id})

            # A mel spectrogram from a text-to-mel model: (batch, frames, 80)
            mels = tf.random.normal((1, 100, 80))
            audio = model.inference(mels)
            print(audio.shape)
          `),
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install TensorFlowTTS "tensorflow-addons<0.15" "keras<2.7" "protobuf<3.21" "pyworld<0.3.5" (Python 3.8)
          # and git+https://github.com/repodiac/german_transliterate, with a C++ compiler to build pyworld,
          # then pip install huggingface_hub==0.25.2, because the pinned release doesn't follow Hugging Face's redirects
          from tensorflow_tts.inference import TFAutoModel

          model = TFAutoModel.from_pretrained(${model.id})
          model.summary()
        `),
      },
    ]
  },
}
