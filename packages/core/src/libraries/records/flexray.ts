import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const flexray: Library = {
  key: 'flexray',
  prettyLabel: 'FleXray',
  repoName: 'FleXray',
  repoUrl: 'https://github.com/VictorButoi/FleXray',
  filter: false,
  countDownloads: 'path_extension:"safetensors" OR path_extension:"onnx"',
  releases: { registry: 'pypi', package: 'flexray', module: 'fxr' },
  examples: (model) => [
    { language: 'sh', content: 'pip install flexray' },
    {
      language: 'python',
      content: python.program(code`
        from fxr.inference import FleXraySegmenter

        segmenter = FleXraySegmenter.from_pretrained(${model.id})
        prediction = segmenter.predict("xray.png", threshold=0.5)
        print(prediction.masks.shape)
      `),
    },
  ],
}
