import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const araclip: Library = {
  key: 'araclip',
  prettyLabel: 'AraClip',
  repoName: 'AraClip',
  repoUrl: 'https://huggingface.co/Arabic-Clip/araclip',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/Arabic-Clip/Araclip.git
        from araclip import AraClip

        model = AraClip.from_pretrained(${model.id})
        # "a sitting cat" and "a horse"
        for text in ["قطة جالسة", "حصان"]:
            print(model.embed(text=text).shape)
      `),
    },
  ],
}
