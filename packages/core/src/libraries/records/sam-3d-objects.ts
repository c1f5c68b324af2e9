import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const sam3dObjects: Library = {
  key: 'sam-3d-objects',
  prettyLabel: 'SAM 3D Objects',
  repoName: 'SAM 3D Objects',
  repoUrl: 'https://github.com/facebookresearch/sam-3d-objects',
  filter: false,
  countDownloads: 'path:"checkpoints/pipeline.yaml"',
  // The pipeline file refers to checkpoints next to it, so the whole repository is downloaded.
  fetchesGated: () => true,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/facebookresearch/sam-3d-objects, after following its doc/setup.md
        import sys

        from huggingface_hub import snapshot_download

        sys.path.append("notebook")
        from inference import Inference, load_image, load_single_mask

        folder = snapshot_download(${model.id})
        inference = Inference(f"{folder}/checkpoints/pipeline.yaml", compile=False)

        image = load_image("photo.png")
        mask = load_single_mask("masks", index=0)  # masks/0.png
        output = inference(image, mask, seed=42)
        output["gs"].save_ply("object.ply")
      `),
    },
  ],
}
