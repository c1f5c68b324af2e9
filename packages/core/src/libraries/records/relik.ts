import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const relik: Library = {
  key: 'relik',
  prettyLabel: 'Relik',
  repoName: 'Relik',
  repoUrl: 'https://github.com/SapienzaNLP/relik',
  filter: false,
  releases: { registry: 'pypi', package: 'relik' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install relik "numpy<2" "pyarrow<21" "setuptools<82" (Python 3.10 or 3.11)
        from relik import Relik

        relik = Relik.from_pretrained(${model.id})
        output = relik("Marie Curie was born in Warsaw and worked in Paris.")
        print(output)
      `),
    },
  ],
}
