import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const swarmformer: Library = {
  key: 'swarmformer',
  prettyLabel: 'SwarmFormer',
  repoName: 'SwarmFormer',
  repoUrl: 'https://github.com/takara-ai/SwarmFormer',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/takara-ai/SwarmFormer
        from swarmformer import SwarmFormerModel

        model = SwarmFormerModel.from_pretrained(${model.id})
        print(model)
      `),
    },
  ],
}
