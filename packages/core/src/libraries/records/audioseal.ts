import { name, type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** The loaders download only from the authors' repositories, and only a file from those. */
const isOwn = (model: ModelRecord): boolean => ['facebook/audioseal', 'meta-adtp/audioseal'].includes(model.id)

const download = (model: ModelRecord): Piece | undefined =>
  when(!isOwn(model), code`from huggingface_hub import hf_hub_download`)

/** Calls a loader: a checkpoint doesn't contain a watermark's number of bits. */
const load = (model: ModelRecord, loader: 'load_generator' | 'load_detector', file: string): Piece =>
  isOwn(model)
    ? code`AudioSeal.${name(loader)}(${`${model.id}/${file}`}, nbits=16)`
    : code`
      AudioSeal.${name(loader)}(
          hf_hub_download(${model.id}, ${file}), nbits=16
      )
    `

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
      content: python.program(code`
        # pip install audioseal huggingface_hub
        # Put a watermark into a recording
        import torch
        from audioseal import AudioSeal
        ${download(model)}

        model = ${load(model, 'load_generator', 'generator_base.pth')}
        sample_rate = 16000
        # One second of noise: (batch, channels, samples)
        wav = torch.randn(1, 1, sample_rate) * 0.1
        watermark = model.get_watermark(wav, sample_rate)
        torch.save(wav + watermark, "watermarked.pt")
      `),
    },
    {
      language: 'python',
      content: python.program(code`
        # pip install audioseal huggingface_hub
        # Find the watermark again
        import torch
        from audioseal import AudioSeal
        ${download(model)}

        detector = ${load(model, 'load_detector', 'detector_base.pth')}
        watermarked = torch.load("watermarked.pt")
        probability, message = detector.detect_watermark(watermarked, 16000)
        print(probability, message)
      `),
    },
  ],
}
