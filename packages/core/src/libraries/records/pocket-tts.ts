import { when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { listedFiles } from '../../model/listed-files.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Repositories choose their configuration's name, such as `czech.yaml`. */
const configurationOf = (model: ModelRecord): string =>
  listedFiles(model).find((path) => /^[^/]+\.ya?ml$/.test(path)) ?? 'config.yaml'

export const pocketTts: Library = {
  key: 'pocket-tts',
  prettyLabel: 'Pocket-TTS',
  repoName: 'PocketTTS',
  repoUrl: 'https://github.com/kyutai-labs/pocket-tts',
  filter: false,
  countDownloads: 'path:"tts_b6369a24.safetensors"',
  releases: { registry: 'pypi', package: 'pocket-tts', module: 'pocket_tts' },
  // The first argument of load_model is now a language instead of a model: the package finds its authors' models by
  // language, and loads others by the configuration in their repository.
  examples: (model) => {
    const isOfAuthors = /^kyutai\/pocket-tts/.test(model.id)
    const source = when(!isOfAuthors, code`config=${`hf://${model.id}/${configurationOf(model)}`}`)
    // Named voices only work with the authors' models; others need a recording.
    const voice = isOfAuthors ? 'alba' : 'hf://kyutai/tts-voices/alba-mackenna/casual.wav'
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install pocket-tts
          import scipy.io.wavfile
          from pocket_tts import TTSModel

          tts_model = TTSModel.load_model(${source})
          voice = tts_model.get_state_for_audio_prompt(${voice})
          audio = tts_model.generate_audio(voice, "Good morning! The kettle is on.")
          scipy.io.wavfile.write("speech.wav", tts_model.sample_rate, audio.numpy())
        `),
      },
    ]
  },
}
