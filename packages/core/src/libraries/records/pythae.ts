import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const pythae: Library = {
  key: 'pythae',
  prettyLabel: 'pythae',
  repoName: 'pythae',
  repoUrl: 'https://github.com/clementchadebec/benchmark_VAE',
  filter: false,
  releases: { registry: 'pypi', package: 'pythae' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install pythae huggingface_hub
import torch
from pythae.models import AutoModel

model = AutoModel.load_from_hf_hub(${model.id})

inputs = torch.rand(4, *model.input_dim)
print(model.reconstruct(inputs).shape)
`,
    },
  ],
}
