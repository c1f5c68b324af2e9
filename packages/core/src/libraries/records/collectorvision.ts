import { python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import type { Library } from '../library.ts'

export const collectorvision: Library = {
  key: 'collectorvision',
  prettyLabel: 'CollectorVision',
  repoName: 'CollectorVision',
  repoUrl: 'https://github.com/HanClinto/CollectorVision',
  filter: false,
  countDownloads: 'path_extension:"onnx"',
  examples: (model) => [
    {
      language: 'sh',
      content: shell.code`pip install git+https://github.com/HanClinto/CollectorVision huggingface_hub`,
    },
    {
      language: 'python',
      content: python.code`
import collector_vision as cvg
from huggingface_hub import hf_hub_download

# Take the file name from the repository when it is another
checkpoint = hf_hub_download(repo_id=${model.id}, filename="model.onnx")

# A model that finds the corners of a card
detector = cvg.NeuralCornerDetector(checkpoint)

# Or one that turns a card into a vector
embedder = cvg.NeuralEmbedder(checkpoint)
print(detector, embedder)
`,
    },
  ],
}
