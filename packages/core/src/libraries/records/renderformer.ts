import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const renderformer: Library = {
  key: 'renderformer',
  prettyLabel: 'RenderFormer',
  repoName: 'RenderFormer',
  repoUrl: 'https://github.com/microsoft/renderformer',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/microsoft/renderformer,
        # after pip install torch -r requirements.txt (Python 3.13 or older)
        import torch
        from renderformer import RenderFormerRenderingPipeline

        device = torch.device("cuda")
        pipeline = RenderFormerRenderingPipeline.from_pretrained(${model.id})
        pipeline.to(device)

        # One scene of 256 random triangles, seen from one camera
        count = 256
        images = pipeline(
            triangles=torch.rand(1, count, 3, 3, device=device),
            texture=torch.rand(1, count, 13, 32, 32, device=device),
            mask=torch.ones(1, count, dtype=torch.bool, device=device),
            vn=torch.rand(1, count, 3, 3, device=device),
            c2w=torch.eye(4, device=device).reshape(1, 1, 4, 4),
            fov=torch.full((1, 1, 1), 45.0, device=device),
            resolution=512,
            torch_dtype=torch.float16,
        )
        print(images.shape)
      `),
    },
  ],
}
