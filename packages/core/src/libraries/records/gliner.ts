import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const gliner: Library = {
  key: 'gliner',
  prettyLabel: 'GLiNER',
  repoName: 'GLiNER',
  repoUrl: 'https://github.com/urchade/GLiNER',
  filter: false,
  countDownloads: 'path:"gliner_config.json"',
  releases: { registry: 'pypi', package: 'gliner' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install gliner
        from gliner import GLiNER

        model = GLiNER.from_pretrained(${model.id})
        text = "Ada Lovelace wrote the first program in London in 1843."
        for entity in model.predict_entities(text, ["person", "city", "year"]):
            print(entity["text"], entity["label"], entity["score"])
      `),
    },
  ],
}
