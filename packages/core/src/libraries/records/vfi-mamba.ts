import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const vfiMamba: Library = {
  key: 'vfi-mamba',
  prettyLabel: 'VFIMamba',
  repoName: 'VFIMamba',
  repoUrl: 'https://github.com/MCG-NJU/VFIMamba',
  countDownloads: 'path_extension:"pkl"',
  // The loader is a class method that returns the model, in the configuration that its repository names.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # Run inside a clone of https://github.com/MCG-NJU/VFIMamba, in Python 3.10, with the packages that its README.md lists,
        # and torchvision==0.14.1 "timm<1" "numpy<2" "transformers<4.48", which match its torch 1.13.1
        from torchvision.io import read_image
        from torchvision.utils import save_image
        from Trainer_finetune import Model

        model = Model.from_pretrained(${model.id})
        model.eval()

        # Two frames, whose width and height are multiples of 32, and the frame between them
        first, second = (read_image(name).unsqueeze(0).cuda() / 255 for name in ("first.png", "second.png"))
        middle = model.inference(first, second, local=True)
        save_image(middle, "middle.png")
      `),
    },
  ],
}
