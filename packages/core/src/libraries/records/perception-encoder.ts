import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const perceptionEncoder: Library = {
  key: 'perception-encoder',
  prettyLabel: 'PerceptionEncoder',
  repoName: 'PerceptionModels',
  repoUrl: 'https://github.com/facebookresearch/perception_models',
  filter: false,
  countDownloads: 'path_extension:"pt"',
  // The library's model names are their configurations: the Hugging Face id without the owner.
  examples: (model) => {
    const encoder = python.program(code`
      # Extract image features with any Perception Encoder
      # Run inside a clone of https://github.com/facebookresearch/perception_models, after pip install -e . (Python 3.11 or 3.12)
      import core.vision_encoder.pe as pe
      import core.vision_encoder.transforms as transforms
      import torch
      from PIL import Image

      model = pe.VisionTransformer.from_config(${nameOf(model)}, pretrained=True)
      preprocess = transforms.get_image_transform(model.image_size)

      image = preprocess(Image.open("photo.jpg")).unsqueeze(0)
      with torch.no_grad():
          features = model.forward_features(image)
      print(features.shape)
    `)
    if (!nameOf(model).includes('Core')) return [{ language: 'python', content: encoder }]
    const clip = python.program(code`
      # Compare images with texts, using a core model
      # Run inside a clone of https://github.com/facebookresearch/perception_models, after pip install -e . (Python 3.11 or 3.12)
      import core.vision_encoder.pe as pe
      import core.vision_encoder.transforms as transforms
      import torch
      from PIL import Image

      model = pe.CLIP.from_config(${nameOf(model)}, pretrained=True)
      preprocess = transforms.get_image_transform(model.image_size)
      tokenizer = transforms.get_text_tokenizer(model.context_length)

      labels = ["a cat", "a dog", "a bicycle"]
      image = preprocess(Image.open("photo.jpg")).unsqueeze(0)
      with torch.no_grad():
          image_features, text_features, scale = model(image, tokenizer(labels))
      scores = (scale * image_features @ text_features.T).softmax(dim=-1)[0]
      print(dict(zip(labels, scores.tolist())))
    `)
    return [
      { language: 'python', content: clip },
      { language: 'python', content: encoder },
    ]
  },
}
