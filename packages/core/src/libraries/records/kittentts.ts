import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const kittentts: Library = {
  key: 'kittentts',
  prettyLabel: 'KittenTTS',
  repoName: 'KittenTTS',
  repoUrl: 'https://github.com/KittenML/KittenTTS',
  // The registry's 0.1.3 takes file paths; the release that takes an id is only in the repository.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/KittenML/KittenTTS soundfile
        import soundfile as sf
        from kittentts import KittenTTS

        m = KittenTTS(${model.id})
        audio = m.generate("The ferry leaves at noon.")
        sf.write("speech.wav", audio, 24000)
      `),
    },
  ],
}
