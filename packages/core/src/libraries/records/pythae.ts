import { code, python } from '../../languages/python/writer.ts'
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
      content: python.program(code`
        # pip install pythae huggingface_hub
        import torch
        from pythae.models import AutoModel

        # A model with networks of its own is None without allow_pickle=True, which runs code from its repository,
        # in the version of Python that its environment.json names
        model = AutoModel.load_from_hf_hub(${model.id})

        inputs = torch.rand(4, *model.input_dim)
        print(model.reconstruct(inputs).shape)
      `),
    },
  ],
}
