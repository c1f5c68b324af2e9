import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const model2vec: Library = {
  key: 'model2vec',
  prettyLabel: 'Model2Vec',
  repoName: 'model2vec',
  repoUrl: 'https://github.com/MinishLab/model2vec',
  filter: false,
  releases: { registry: 'pypi', package: 'model2vec' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install model2vec
        from model2vec import StaticModel

        model = StaticModel.from_pretrained(${model.id})
        embeddings = model.encode(["Where is the station?", "How do I get to the train?"])
        print(embeddings.shape)
      `),
    },
  ],
}
