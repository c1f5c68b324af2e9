import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const meshAnything: Library = {
  key: 'mesh-anything',
  prettyLabel: 'MeshAnything',
  repoName: 'MeshAnything',
  repoUrl: 'https://github.com/buaacyw/MeshAnything',
  filter: false,
  countDownloads: 'path:"MeshAnything_350m.pth"',
  // The class takes the options of the repository's command line, with that command's defaults.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run this inside a clone of https://github.com/buaacyw/MeshAnything, in Python 3.10 or 3.11,
        # after pip install torch==2.1.1 "numpy<2" "setuptools<70" wheel ninja -r requirements.txt,
        # and pip install flash-attn==2.6.3 --no-build-isolation
        from types import SimpleNamespace

        from huggingface_hub import hf_hub_download
        from MeshAnything.models.meshanything import MeshAnything
        from safetensors.torch import load_file

        settings = SimpleNamespace(
            llm="facebook/opt-350m",
            codebook_size=8192,
            codebook_dim=1024,
            n_max_triangles=800,
        )
        model = MeshAnything(settings)
        model.load_state_dict(load_file(hf_hub_download(${model.id}, "MeshAnything_350m.pth")))
        print(model)
      `),
    },
  ],
}
