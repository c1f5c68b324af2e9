import { python } from '../../languages/python/writer.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

export const pocketTts: Library = {
  key: 'pocket-tts',
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  filter: false,
  countDownloads: 'path:"tts_b6369a24.safetensors"',
  releases: { registry: 'pypi', package: 'pocket-tts', module: 'pocket_tts' },
  // The first argument of load_model is a language by now, not a model: the package knows the models of its authors
  // by language, and loads others by the configuration in their repository.
  examples: (model) => {
    const isOfAuthors = /^kyutai\/pocket-tts/.test(model.id)
    const source = isOfAuthors ? '' : python.code`config=${`hf://${model.id}/config.yaml`}`
    // The voices with names are for the authors' models alone; others listen to a recording.
    const voice = isOfAuthors ? 'alba' : 'hf://kyutai/tts-voices/alba-mackenna/casual.wav'
    return [
      {
        language: 'python',
        content: python.code`
# pip install pocket-tts
import scipy.io.wavfile
from pocket_tts import TTSModel

tts_model = TTSModel.load_model(${raw(source)})
voice = tts_model.get_state_for_audio_prompt(${voice})
audio = tts_model.generate_audio(voice, "Good morning! The kettle is on.")
scipy.io.wavfile.write("speech.wav", tts_model.sample_rate, audio.numpy())
`,
      },
    ]
  },
}
