import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const _3dtopiaXl: Library = {
  key: '3dtopia-xl',
  prettyLabel: '3DTopia-XL',
  repoName: '3DTopia-XL',
  repoUrl: 'https://github.com/3DTopia/3DTopia-XL',
  filter: false,
  countDownloads: 'path:"model_vae_fp16.pt"',
  // The repository has no importable package: the weights go into a folder, and a script reads them from there.
  examples: (model) => [
    {
      language: 'sh',
      content: command`
git clone https://github.com/3DTopia/3DTopia-XL && cd 3DTopia-XL
pip install -r requirements.txt && bash install.sh
hf download ${model.id} model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained
# Turns the pictures in the folder that the configuration names as input_dir into textured meshes
python inference.py ./configs/inference_dit.yml
`,
    },
  ],
}
