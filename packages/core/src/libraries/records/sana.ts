import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const sana: Library = {
  key: 'sana',
  prettyLabel: 'Sana',
  repoName: 'Sana',
  repoUrl: 'https://github.com/NVlabs/Sana',
  countDownloads: 'path_extension:"pth"',
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# Run inside a clone of https://github.com/NVlabs/Sana,
# after ./environment_setup.sh in Python 3.10
import torch
from app.sana_pipeline import SanaPipeline
from torchvision.utils import save_image

sana = SanaPipeline("configs/sana_config/1024ms/Sana_1600M_img1024.yaml")
sana.from_pretrained(${`hf://${model.id}/checkpoints/${nameOf(model)}.pth`})

image = sana(
    prompt="A lighthouse on a cliff, oil painting",
    height=1024,
    width=1024,
    guidance_scale=5.0,
    pag_guidance_scale=2.0,
    num_inference_steps=50,
    generator=torch.Generator(device=sana.device).manual_seed(42),
)
save_image(image, "image.png", normalize=True, value_range=(-1, 1))
`,
    },
  ],
}
