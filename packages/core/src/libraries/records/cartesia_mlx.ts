import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const cartesiaMlx: Library = {
  key: 'cartesia_mlx',
  prettyLabel: 'Cartesia MLX',
  repoName: 'Cartesia MLX',
  repoUrl: 'https://github.com/cartesia-ai/cartesia_mlx',
  releases: { registry: 'pypi', package: 'cartesia-mlx', module: 'cartesia_mlx' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Requires Apple silicon, Xcode, and Python 3.12 or older
        # pip install setuptools wheel "cmake>=3.27" mlx==0.22.1 nanobind==2.4.0
        # pip install git+https://github.com/cartesia-ai/edge#subdirectory=cartesia-metal --no-build-isolation
        # pip install cartesia-mlx
        import cartesia_mlx as cmx
        import mlx.core as mx

        model = cmx.from_pretrained(${model.id})
        model.set_dtype(mx.float32)

        for text in model.generate(
            "The lighthouse keeper opened the letter and",
            max_tokens=64,
            eval_every_n=5,
            verbose=True,
            top_p=0.95,
            temperature=0.8,
        ):
            print(text, end="", flush=True)
      `),
    },
  ],
}
