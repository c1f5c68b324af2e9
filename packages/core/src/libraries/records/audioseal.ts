import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const audioseal: Library = {
  key: 'audioseal',
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  filter: false,
  countDownloads: 'path_extension:"pth"',
  releases: { registry: 'pypi', package: 'audioseal' },
  // The loaders take a file of the repository, not the repository's id alone.
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install audioseal huggingface_hub
# Put a watermark into a recording
import torch
from audioseal import AudioSeal

model = AudioSeal.load_generator(${`${model.id}/generator_base.pth`})
sample_rate = 16000
# One second of noise: (batch, channels, samples)
wav = torch.randn(1, 1, sample_rate) * 0.1
watermark = model.get_watermark(wav, sample_rate)
torch.save(wav + watermark, "watermarked.pt")
`,
    },
    {
      language: 'python',
      content: python.code`
# pip install audioseal huggingface_hub
# Find the watermark again
import torch
from audioseal import AudioSeal

detector = AudioSeal.load_detector(${`${model.id}/detector_base.pth`})
watermarked = torch.load("watermarked.pt")
probability, message = detector.detect_watermark(watermarked, 16000)
print(probability, message)
`,
    },
  ],
}
