import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

/** Repositories whose files have their own format, which the library reads by the names of releases in its list. */
const LISTED = [
  {
    repository: /^gemma-scope-[29]b-.*-(?:res|mlp|att)$/,
    release: '-canonical',
    autoencoder: 'layer_20/width_16k/canonical',
  },
  { repository: /^gemma-scope-27b-.*-res$/, release: '-canonical', autoencoder: 'layer_10/width_131k/canonical' },
  { repository: /^gemma-scope-2b-.*-transcoders$/, release: '', autoencoder: 'layer_20/width_16k/average_l0_11' },
  { repository: /^gemma-scope-2-\d+[bm]-(?:pt|it)$/, release: '-res-all', autoencoder: 'layer_0_width_16k_l0_big' },
] as const

export const saelens: Library = {
  key: 'saelens',
  prettyLabel: 'SAELens',
  repoName: 'SAELens',
  repoUrl: 'https://github.com/jbloomAus/SAELens',
  filter: false,
  releases: { registry: 'pypi', package: 'sae-lens', module: 'sae_lens' },
  // A release is a name from the library's own list, or a repository's id. Since version 6, the result is only the
  // autoencoder.
  examples: (model) => {
    const name = nameOf(model)
    const listed = LISTED.find(({ repository }) => repository.test(name))
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install sae-lens
          import torch
          from sae_lens import SAE

          sae = SAE.from_pretrained(
              release=${listed === undefined ? model.id : `${name}${listed.release}`},
              sae_id=${listed?.autoencoder ?? 'blocks.8.hook_resid_pre'},  # ${listed === undefined ? code`a folder of the repository` : code`one of the release`}
          )
          features = sae.encode(torch.randn(1, sae.cfg.d_in))
          print(features.shape)
        `),
      },
    ]
  },
}
