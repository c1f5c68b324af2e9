import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const pxia: Library = {
  key: 'pxia',
  prettyLabel: 'pxia',
  repoName: 'pxia',
  repoUrl: 'https://github.com/not-lain/pxia',
  filter: false,
  releases: { registry: 'pypi', package: 'pxia' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install pxia safetensors
        from pxia import AutoModel

        model = AutoModel.from_pretrained(${model.id})
        print(model)
      `),
    },
  ],
}
