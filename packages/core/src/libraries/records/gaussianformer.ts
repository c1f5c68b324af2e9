import { code, python } from '../../languages/python/writer.ts'
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
      content: python.program(code`
        # Requires Linux, an NVIDIA GPU, and Python 3.12
        # uv pip install "gaussianformer[flash] @ git+https://github.com/SVLwoof/gaussianformer"
        import torch
        from gaussianformer.pipelines.rendering_pipeline import GaussianFormerRenderingPipeline

        device = torch.device("cuda")
        pipeline = GaussianFormerRenderingPipeline.from_pretrained(${model.id})
        pipeline.to(device)

        # One object made of 4,096 random Gaussians, seen from one camera in front of it
        c2w = torch.eye(4, device=device).reshape(1, 1, 4, 4)
        c2w[..., 2, 3] = 1.7
        images = pipeline(
            gaussians=torch.rand(1, 4096, 14, device=device),
            mask=torch.ones(1, 4096, dtype=torch.bool, device=device),
            c2w=c2w,
            fov=torch.full((1, 1), 45.0, device=device),
            resolution=512,
        )
        print(images.shape)
      `),
    },
  ],
}
