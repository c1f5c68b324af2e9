import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const ben2: Library = {
  key: 'ben2',
  prettyLabel: 'BEN2',
  repoName: 'BEN2',
  repoUrl: 'https://github.com/PramaLLC/BEN2',
  filter: false,
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/PramaLLC/BEN2.git opencv-python requests
        import requests
        import torch
        from ben2 import AutoModel
        from PIL import Image

        url = "https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg"
        image = Image.open(requests.get(url, stream=True).raw)

        device = "cuda" if torch.cuda.is_available() else "cpu"
        model = AutoModel.from_pretrained(${model.id})
        model.to(device).eval()
        foreground = model.inference(image)
        foreground.save("foreground.png")
      `),
    },
  ],
}
