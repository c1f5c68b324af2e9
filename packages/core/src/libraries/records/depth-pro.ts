import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const depthPro: Library = {
  key: 'depth-pro',
  prettyLabel: 'Depth Pro',
  repoName: 'Depth Pro',
  repoUrl: 'https://github.com/apple/ml-depth-pro',
  filter: false,
  countDownloads: 'path_extension:"pt"',
  // huggingface-cli was renamed to hf.
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        # Requires Python 3.12 or older
        pip install git+https://github.com/apple/ml-depth-pro.git huggingface-hub
        hf download ${model.id} --local-dir checkpoints
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        import depth_pro

        # Reads checkpoints/depth_pro.pt
        model, transform = depth_pro.create_model_and_transforms()
        model.eval()

        image, _, f_px = depth_pro.load_rgb("photo.jpg")
        prediction = model.infer(transform(image), f_px=f_px)
        print(prediction["depth"], "metres")
        print(prediction["focallength_px"], "pixels of focal length")
      `),
    },
  ],
}
