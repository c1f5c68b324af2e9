import { shell } from '../../languages/shell/writer.ts'
import { command } from '../command.ts'
import type { Library } from '../library.ts'

export const phantomWan: Library = {
  key: 'phantom-wan',
  prettyLabel: 'Phantom',
  repoName: 'Phantom',
  repoUrl: 'https://github.com/Phantom-video/Phantom',
  filter: false,
  countDownloads: 'path_extension:"pth"',
  // The repository has no Python interface for subjects in videos, so this is the authors' script.
  examples: (model) => [
    {
      language: 'sh',
      content: shell.program(command`
        git clone https://github.com/Phantom-video/Phantom.git && cd Phantom
        # Requires Python 3.10, 3.11, or 3.12. flash_attn is built against the installed torch.
        pip install torch torchvision accelerate setuptools wheel packaging ninja
        pip install -r requirements.txt --no-build-isolation

        # The text encoder and the decoder come from Wan2.1
        hf download Wan-AI/Wan2.1-T2V-1.3B --local-dir ./Wan2.1-T2V-1.3B
        hf download ${model.id} --local-dir ./Phantom-Wan-Models

        # The 1.3B model
        python generate.py --task s2v-1.3B --size '832*480' \
          --ckpt_dir ./Wan2.1-T2V-1.3B \
          --phantom_ckpt ./Phantom-Wan-Models/Phantom-Wan-1.3B.pth \
          --ref_image cat.png \
          --prompt 'A cat walks along a garden wall in the evening sun.'
      `),
    },
    {
      language: 'sh',
      content: shell.program(command`
        # The 14B model is split into several files, so pass their folder; it generates 24 frames per second
        python generate.py --task s2v-14B --size '832*480' --frame_num 121 --sample_fps 24 \
          --ckpt_dir ./Wan2.1-T2V-1.3B \
          --phantom_ckpt ./Phantom-Wan-Models \
          --ref_image cat.png \
          --prompt 'A cat walks along a garden wall in the evening sun.'
      `),
    },
  ],
}
