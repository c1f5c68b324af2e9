import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const diaTts: Library = {
  key: 'dia-tts',
  prettyLabel: 'Dia',
  repoName: 'Dia',
  repoUrl: 'https://github.com/nari-labs/dia',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/nari-labs/dia.git soundfile (Python 3.13 or older)
        import soundfile as sf
        from dia.model import Dia

        model = Dia.from_pretrained(${model.id})
        output = model.generate("[S1] Did you remember the bread? [S2] I did, and the butter. (laughs)")
        sf.write("dialogue.wav", output, 44100)
      `),
    },
  ],
}
