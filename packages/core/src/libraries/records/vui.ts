import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const vui: Library = {
  key: 'vui',
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  countDownloads: 'path_extension:"pt"',
  // The library downloads its own checkpoint; the repository contains several. Those with the extension .pt are for its
  // first release, because the newest one is a server for other models. The first release's render trims the audio with
  // a model that it unpacks into a different folder than it reads from, so the example generates audio without it.
  examples: () => [
    {
      language: 'python',
      content: python.program(code`
        # pip install git+https://github.com/fluxions-ai/vui@v0.1.0 (Python 3.12.3)
        import soundfile as sf
        from vui.inference import generate
        from vui.model import Vui

        model = Vui.from_pretrained().cuda()
        codes = generate(model, "Good morning! The kettle is on, and the bread came out of the oven an hour ago.")
        waveform = model.codec.from_indices(codes[..., :-10])
        sf.write("speech.wav", waveform.flatten().cpu().numpy(), model.codec.config.sample_rate)
      `),
    },
  ],
}
