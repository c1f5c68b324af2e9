import { when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

/** The package's models, by their repository names. */
const MODELS = ['supertonic', 'supertonic-2', 'supertonic-3']

export const supertonic: Library = {
  key: 'supertonic',
  prettyLabel: 'Supertonic',
  repoName: 'Supertonic',
  repoUrl: 'https://github.com/supertone-inc/supertonic',
  filter: false,
  releases: { registry: 'pypi', package: 'supertonic' },
  examples: (model) => {
    const choice = when(MODELS.includes(nameOf(model)), code`model=${nameOf(model)}, `)
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install supertonic
          from supertonic import TTS

          tts = TTS(${choice}auto_download=True)
          style = tts.get_voice_style(voice_name="F1")

          wav, duration = tts.synthesize("Good morning! The kettle is on.", voice_style=style)
          tts.save_audio(wav, "speech.wav")
        `),
      },
    ]
  },
}
