import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const openClip: Library = {
  key: 'open_clip',
  prettyLabel: 'OpenCLIP',
  repoName: 'OpenCLIP',
  repoUrl: 'https://github.com/mlfoundations/open_clip',
  filter: true,
  countDownloads:
    'path:"open_clip_model.safetensors"\n\t\t\tOR path:"model.safetensors"\n\t\t\tOR path:"open_clip_pytorch_model.bin"\n\t\t\tOR path:"pytorch_model.bin"',
  releases: { registry: 'pypi', package: 'open_clip_torch', module: 'open_clip' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install open_clip_torch transformers
        import open_clip
        import torch
        from PIL import Image

        model, _, preprocess = open_clip.create_model_and_transforms(${`hf-hub:${model.id}`})
        tokenizer = open_clip.get_tokenizer(${`hf-hub:${model.id}`})
        model.eval()

        labels = ["a cat", "a dog", "a bicycle"]
        image = preprocess(Image.open("photo.jpg")).unsqueeze(0)
        with torch.no_grad():
            image_features = model.encode_image(image, normalize=True)
            text_features = model.encode_text(tokenizer(labels), normalize=True)
        scores = (100 * image_features @ text_features.T).softmax(dim=-1)[0]
        print(dict(zip(labels, scores.tolist())))
      `),
    },
  ],
}
