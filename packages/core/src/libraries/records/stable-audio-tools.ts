import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const stableAudioTools: Library = {
  key: 'stable-audio-tools',
  prettyLabel: 'Stable Audio Tools',
  repoName: 'stable-audio-tools',
  repoUrl: 'https://github.com/Stability-AI/stable-audio-tools.git',
  filter: false,
  countDownloads: 'path:"model.safetensors"',
  releases: { registry: 'pypi', package: 'stable-audio-tools', module: 'stable_audio_tools' },
  fetchesGated: ({ id }) => id.startsWith('stabilityai/'),
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install stable-audio-tools soundfile "numpy<2" (Python 3.10)
        import soundfile as sf
        import torch
        from einops import rearrange
        from stable_audio_tools import get_pretrained_model
        from stable_audio_tools.inference.generation import generate_diffusion_cond

        device = "cuda" if torch.cuda.is_available() else "cpu"
        model, config = get_pretrained_model(${model.id})
        model = model.to(device)

        output = generate_diffusion_cond(
            model,
            conditioning=[
                {
                    "prompt": "Rain on a tin roof, distant thunder",
                    "seconds_start": 0,
                    "seconds_total": 10,
                }
            ],
            sample_size=config["sample_size"],
            device=device,
        )

        # One long stereo track, normalized to full volume
        audio = rearrange(output, "b d n -> d (b n)").to(torch.float32)
        audio = audio.div(torch.max(torch.abs(audio))).clamp(-1, 1).cpu().numpy()
        sf.write("sound.wav", audio.T, config["sample_rate"])
      `),
    },
  ],
}
