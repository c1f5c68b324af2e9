import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const birefnet: Library = {
  key: 'birefnet',
  prettyLabel: 'BiRefNet',
  repoName: 'BiRefNet',
  repoUrl: 'https://github.com/ZhengPeng7/BiRefNet',
  filter: false,
  // The code in copies of the model lacks attributes that transformers needs since 4.56, and others since 5.
  examples: (model) => [
    {
      language: 'python',
      runsCode: true,
      content: python.program(code`
        # With transformers
        # pip install "transformers[torch,vision]<4.56" timm einops kornia requests
        import requests
        import torch
        from PIL import Image
        from torchvision import transforms
        from transformers import AutoModelForImageSegmentation

        birefnet = AutoModelForImageSegmentation.from_pretrained(${model.id}, trust_remote_code=True).float().eval()
        prepare = transforms.Compose(
            [
                transforms.Resize((1024, 1024)),
                transforms.ToTensor(),
                transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
            ]
        )

        url = "https://huggingface.co/datasets/huggingface/cats-image/resolve/main/cats_image.jpeg"
        image = Image.open(requests.get(url, stream=True).raw).convert("RGB")
        with torch.no_grad():
            mask = birefnet(prepare(image).unsqueeze(0))[-1].sigmoid()[0]
        image.putalpha(transforms.ToPILImage()(mask).resize(image.size))
        image.save("foreground.png")
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # With the authors' code: run this inside a clone of https://github.com/ZhengPeng7/BiRefNet,
        # after pip install -r requirements.txt (Python 3.12 or older)
        from models.birefnet import BiRefNet

        # False, because the repository already contains the backbone's weights
        birefnet = BiRefNet.from_pretrained(${model.id}, bb_pretrained=False)
        print(birefnet)
      `),
    },
  ],
}
