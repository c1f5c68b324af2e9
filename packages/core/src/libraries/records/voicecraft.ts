import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const voicecraft: Library = {
  key: 'voicecraft',
  prettyLabel: 'VoiceCraft',
  repoName: 'VoiceCraft',
  repoUrl: 'https://github.com/jasonppy/VoiceCraft',
  docsUrl: 'https://github.com/jasonppy/VoiceCraft',
  // The registry's distribution of this name contains no code; the class is in the repository.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/jasonppy/VoiceCraft, after the environment setup in its README.md
        from models.voicecraft import VoiceCraft

        model = VoiceCraft.from_pretrained(${model.id})
        print(model.eval())
      `),
    },
  ],
}
