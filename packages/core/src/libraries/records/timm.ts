import { code, python } from '../../languages/python/writer.ts'
import { pipelineTagOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const timm: Library = {
  key: 'timm',
  prettyLabel: 'timm',
  repoName: 'pytorch-image-models',
  repoUrl: 'https://github.com/rwightman/pytorch-image-models',
  docsUrl: 'https://huggingface.co/docs/hub/timm',
  filter: true,
  countDownloads: 'path:"pytorch_model.bin" OR path:"model.safetensors"',
  releases: { registry: 'pypi', package: 'timm' },
  examples: (model) => {
    const show =
      pipelineTagOf(model) === 'image-classification'
        ? code`
          probabilities, classes = output.softmax(dim=-1).topk(5)
          print(classes, probabilities)
        `
        : code`print(output.shape)`
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install timm
          import timm
          import torch
          from PIL import Image
          from timm.data import create_transform, resolve_model_data_config

          model = timm.create_model(${`hf-hub:${model.id}`}, pretrained=True).eval()
          transform = create_transform(**resolve_model_data_config(model), is_training=False)

          image = transform(Image.open("photo.jpg").convert("RGB")).unsqueeze(0)
          with torch.no_grad():
              output = model(image)
          ${show}
        `),
      },
    ]
  },
}
