import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

/** The configuration of each published model, which is its name in the library. */
const CONFIGURATION_OF: { readonly [id: string]: string } = {
  'google/videoprism-base-f16r288': 'videoprism_public_v1_base',
  'google/videoprism-large-f8r288': 'videoprism_public_v1_large',
  'google/videoprism-lvt-base-f16r288': 'videoprism_lvt_public_v1_base',
  'google/videoprism-lvt-large-f8r288': 'videoprism_lvt_public_v1_large',
}

export const videoprism: Library = {
  key: 'videoprism',
  prettyLabel: 'VideoPrism',
  repoName: 'VideoPrism',
  repoUrl: 'https://github.com/google-deepmind/videoprism',
  countDownloads: 'path_extension:"npz"',
  examples: (model) => {
    const name = Object.hasOwn(CONFIGURATION_OF, model.id) ? (CONFIGURATION_OF[model.id] as string) : model.id
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install git+https://github.com/google-deepmind/videoprism (Python 3.13 or older)
          import jax
          import jax.numpy as jnp
          from videoprism import models as vp

          flax_model = vp.get_model(${name})
          state = vp.load_pretrained_weights(${name})

          @jax.jit
          def encode(videos):
              return flax_model.apply(state, videos, train=False)

          # Sixteen gray frames: (videos, frames, height, width, colors from 0 to 1)
          outputs = encode(jnp.full((1, 16, 288, 288, 3), 0.5))
          print(outputs[0].shape)
        `),
      },
    ]
  },
}
