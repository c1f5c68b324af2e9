import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const gliner2: Library = {
  key: 'gliner2',
  prettyLabel: 'GLiNER2',
  repoName: 'GLiNER2',
  repoUrl: 'https://github.com/fastino-ai/GLiNER2',
  filter: false,
  releases: { registry: 'pypi', package: 'gliner2' },
  // AutoExtractor loads every architecture of the family; the class GLiNER2 only loads the older span models.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install "gliner2[local]"
        from gliner2 import AutoExtractor

        extractor = AutoExtractor.from_pretrained(${model.id})
        text = "Ada Lovelace wrote the first program in London in 1843."
        print(extractor.extract_entities(text, ["person", "city", "year"]))
      `),
    },
  ],
}
