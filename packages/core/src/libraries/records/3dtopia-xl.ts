import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const _3dtopiaXl: Library = {
  key: '3dtopia-xl',
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  filter: false,
  countDownloads: 'path:"model_vae_fp16.pt"',
  // The repository has no importable package: a script reads the weights from a folder.
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        git clone https://github.com/3DTopia/3DTopia-XL && cd 3DTopia-XL
        # Use Python 3.9, which pymeshlab requires. nvdiffrast is built against the installed torch; rembg needs onnxruntime.
        pip install torch==2.1.2 torchvision==0.16.2 xformers==0.0.23.post1 "numpy<2" "setuptools<70" wheel ninja
        pip install -r requirements.txt onnxruntime "numpy<2" --no-build-isolation && bash install.sh
        hf download ${model.id} model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained
        # Turns the images in assets/examples into textured meshes
        python inference.py ./configs/inference_dit.yml \
          checkpoint_path=pretrained/model_sview_dit_fp16.pt \
          model.vae_checkpoint_path=pretrained/model_vae_fp16.pt
      `),
    },
  ],
}
