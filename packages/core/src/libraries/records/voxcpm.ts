import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const voxcpm: Library = {
  key: 'voxcpm',
  prettyLabel: 'VoxCPM',
  repoName: 'VoxCPM',
  repoUrl: 'https://github.com/OpenBMB/VoxCPM',
  filter: false,
  releases: { registry: 'pypi', package: 'voxcpm' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install voxcpm "torch<2.15"
        import soundfile as sf
        from voxcpm import VoxCPM

        model = VoxCPM.from_pretrained(${model.id})

        wav = model.generate(
            text="Good morning! The kettle is on.",
            prompt_wav_path=None,  # a recording, to speak with its voice
            prompt_text=None,  # what is said in it
            cfg_value=2.0,  # how closely the speech follows the text
            inference_timesteps=10,  # more are better and slower
            normalize=True,  # write out numbers and abbreviations
            denoise=True,  # clean the recording first
            retry_badcase=True,
            retry_badcase_max_times=3,
            retry_badcase_ratio_threshold=6.0,
        )
        sf.write("speech.wav", wav, model.tts_model.sample_rate)
        print("saved speech.wav")
      `),
    },
  ],
}
