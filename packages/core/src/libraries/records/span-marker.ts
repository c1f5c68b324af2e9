import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const spanMarker: Library = {
  key: 'span-marker',
  prettyLabel: 'SpanMarker',
  repoName: 'SpanMarkerNER',
  repoUrl: 'https://github.com/tomaarsen/SpanMarkerNER',
  docsUrl: 'https://huggingface.co/docs/hub/span_marker',
  filter: true,
  releases: { registry: 'pypi', package: 'span_marker' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install span_marker
        from span_marker import SpanMarkerModel

        model = SpanMarkerModel.from_pretrained(${model.id})
        for entity in model.predict("Marie Curie was born in Warsaw and worked in Paris."):
            print(entity["span"], entity["label"], entity["score"])
      `),
    },
  ],
}
