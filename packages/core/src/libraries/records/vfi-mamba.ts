import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const vfiMamba: Library = {
  key: 'vfi-mamba',
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# Run inside a clone of https://github.com/MCG-NJU/VFIMamba
from Trainer_finetune import Model

model = Model.from_pretrained(${model.id})
model.eval()
`,
    },
  ],
}
