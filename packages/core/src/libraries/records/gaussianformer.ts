import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const gaussianformer: Library = {
  key: 'gaussianformer',
  prettyLabel: 'GaussianFormer',
  repoName: 'GaussianFormer',
  repoUrl: 'https://github.com/SVLwoof/gaussianformer',
  filter: false,
  countDownloads: 'path:"config.json"',
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# Linux, an NVIDIA GPU, Python 3.12:
# uv pip install "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer"
from gaussianformer.pipelines.rendering_pipeline import GaussianFormerRenderingPipeline

pipeline = GaussianFormerRenderingPipeline.from_pretrained(${model.id})
print(pipeline)
`,
    },
  ],
}
