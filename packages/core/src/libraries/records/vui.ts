import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const vui: Library = {
  key: 'vui',
  prettyLabel: 'Vui',
  repoName: 'Vui',
  repoUrl: 'https://github.com/vui-ai/vui',
  countDownloads: 'path_extension:"pt"',
  // The library fetches its own checkpoint; the repository holds several.
  examples: () => [
    {
      language: 'python',
      content: python.code`
# pip install git+https://github.com/fluxions-ai/vui torchcodec
import torchaudio
from vui.inference import render
from vui.model import Vui

model = Vui.from_pretrained().cuda()
waveform = render(
    model,
    "Good morning! The kettle is on, and the bread came out of the oven an hour ago.",
)
print(waveform.shape)
torchaudio.save("speech.wav", waveform[0].cpu(), 22050)
`,
    },
  ],
}
