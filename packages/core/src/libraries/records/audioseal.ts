import { python } from '../../languages/python/writer.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { type RawNode, raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

/** The loaders fetch from the authors' repositories alone, and from these a file, not the repository. */
const isOwn = (model: ModelRecord): boolean => ['facebook/audioseal', 'meta-adtp/audioseal'].includes(model.id)

const download = (model: ModelRecord): RawNode | undefined =>
  isOwn(model) ? undefined : raw('from huggingface_hub import hf_hub_download\n')

/** What a loader is given: a checkpoint does not say how many bits a watermark holds. */
const given = (model: ModelRecord, file: string): RawNode =>
  raw(
    isOwn(model)
      ? python.code`${`${model.id}/${file}`}, nbits=16`
      : `\n    ${python.code`hf_hub_download(${model.id}, ${file})`}, nbits=16\n`,
  )

export const audioseal: Library = {
  key: 'audioseal',
  prettyLabel: 'AudioSeal',
  repoName: 'audioseal',
  repoUrl: 'https://github.com/facebookresearch/audioseal',
  filter: false,
  countDownloads: 'path_extension:"pth"',
  releases: { registry: 'pypi', package: 'audioseal' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install audioseal huggingface_hub
# Put a watermark into a recording
import torch
from audioseal import AudioSeal
${download(model)}
model = AudioSeal.load_generator(${given(model, 'generator_base.pth')})
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
${download(model)}
detector = AudioSeal.load_detector(${given(model, 'detector_base.pth')})
watermarked = torch.load("watermarked.pt")
probability, message = detector.detect_watermark(watermarked, 16000)
print(probability, message)
`,
    },
  ],
}
