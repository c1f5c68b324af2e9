import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const setfit: Library = {
  key: 'setfit',
  prettyLabel: 'setfit',
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  filter: true,
  releases: { registry: 'pypi', package: 'setfit' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install setfit
from setfit import SetFitModel

model = SetFitModel.from_pretrained(${model.id})
print(model.predict(["The soup was cold.", "Best bread in town!"]))
`,
    },
  ],
}
