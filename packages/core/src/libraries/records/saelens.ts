import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const saelens: Library = {
  key: 'saelens',
  prettyLabel: 'SAELens',
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
  filter: false,
  releases: { registry: 'pypi', package: 'sae-lens', module: 'sae_lens' },
  // A release is a name from the library's own list, or the id of a repository. The result is the autoencoder alone
  // since version 6.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install sae-lens
import torch
from sae_lens import SAE

sae = SAE.from_pretrained(
    release=${model.id},
    sae_id="blocks.8.hook_resid_pre",  # a folder of the repository
)
features = sae.encode(torch.randn(1, sae.cfg.d_in))
print(features.shape)
`,
    },
  ],
}
