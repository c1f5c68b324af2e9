import { python } from '../../languages/python/writer.ts'
import { hasTag } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

const KINDS = [
  {
    tag: 'musicgen',
    loader: 'MusicGen',
    // Seconds of sound; MAGNeT has a fixed length.
    duration: 8,
    prompts: ['a slow waltz for piano and clarinet', 'bright surf rock with hand claps'],
  },
  {
    tag: 'audiogen',
    loader: 'AudioGen',
    duration: 5,
    prompts: ['rain on a tin roof', 'a train passes a level crossing'],
  },
  {
    tag: 'magnet',
    loader: 'MAGNeT',
    duration: undefined,
    prompts: ['mellow jazz guitar', 'drum and bass with deep synths'],
  },
] as const

export const audiocraft: Library = {
  key: 'audiocraft',
  prettyLabel: 'Audiocraft',
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  filter: false,
  countDownloads: 'path:"state_dict.bin"',
  releases: { registry: 'pypi', package: 'audiocraft' },
  examples: (model) => {
    const kind = KINDS.find(({ tag }) => hasTag(model, tag))
    if (kind === undefined) return [{ language: 'python', content: python.comment('Type of model unknown') }]
    const loader = raw(kind.loader)
    const length =
      kind.duration === undefined ? undefined : raw(`model.set_generation_params(duration=${kind.duration})\n`)
    return [
      {
        language: 'python',
        content: python.code`
# pip install audiocraft "numpy<2" "transformers<4.50" (Python 3.11 or older), which builds its av:
# FFmpeg 5 or 6, its headers and pkg-config have to be there
from audiocraft.data.audio import audio_write
from audiocraft.models import ${loader}

model = ${loader}.get_pretrained(${model.id})
${length}samples = model.generate(${kind.prompts})
for number, sample in enumerate(samples):
    # Writes sample-0.wav, sample-1.wav
    audio_write(f"sample-{number}", sample.cpu(), model.sample_rate)
`,
      },
    ]
  },
}
