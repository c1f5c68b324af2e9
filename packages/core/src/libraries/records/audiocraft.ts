import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, isNamed } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

const KINDS = [
  {
    tag: 'musicgen',
    loader: name('MusicGen'),
    // Seconds of audio; MAGNeT has a fixed length.
    duration: 8,
    prompts: ['a slow waltz for piano and clarinet', 'bright surf rock with hand claps'],
  },
  {
    tag: 'audiogen',
    loader: name('AudioGen'),
    duration: 5,
    prompts: ['rain on a tin roof', 'a train passes a level crossing'],
  },
  {
    tag: 'magnet',
    loader: name('MAGNeT'),
    duration: undefined,
    prompts: ['mellow jazz guitar', 'drum and bass with deep synths'],
  },
] as const

const BUILDS = code`
  which builds its av:
  # FFmpeg 5 or 6, its headers and pkg-config have to be there
`

/**
 * JASCO takes chords with their start times. The release has no such class, and the list of chords is in the
 * repository.
 */
const withChords = (model: ModelRecord): string =>
  python.program(code`
    # Run inside a clone of https://github.com/facebookresearch/audiocraft,
    # after pip install -e . "transformers<4.50" (Python 3.11 or older), ${BUILDS}
    from audiocraft.data.audio import audio_write
    from audiocraft.models import JASCO

    model = JASCO.get_pretrained(${model.id}, chords_mapping_path="assets/chord_to_index_mapping.pkl")
    model.set_generation_params(cfg_coef_all=5.0, cfg_coef_txt=0.0)
    # Each chord with the second at which it begins
    chords = [("C", 0.0), ("F", 4.0), ("Ab", 6.0), ("C", 8.0)]
    music = model.generate_music(descriptions=["a slow waltz for piano and clarinet"], chords=chords)
    # Writes music.wav
    audio_write("music", music.cpu().squeeze(0), model.sample_rate)
  `)

export const audiocraft: Library = {
  key: 'audiocraft',
  prettyLabel: 'Audiocraft',
  repoName: 'audiocraft',
  repoUrl: 'https://github.com/facebookresearch/audiocraft',
  filter: false,
  countDownloads: 'path:"state_dict.bin"',
  releases: { registry: 'pypi', package: 'audiocraft' },
  examples: (model) => {
    if (isNamed(model, /jasco/i)) return [{ language: 'python', content: withChords(model) }]
    const kind = KINDS.find(({ tag }) => hasTag(model, tag))
    if (kind === undefined) return [{ language: 'python', content: python.comment('Type of model unknown') }]
    const { loader, duration, prompts } = kind
    // The release doesn't support models with a style input.
    const source = isNamed(model, /musicgen-style/i)
      ? code`git+https://github.com/facebookresearch/audiocraft.git`
      : code`audiocraft`
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install ${source} "numpy<2" "transformers<4.50" (Python 3.11 or older), ${BUILDS}
          from audiocraft.data.audio import audio_write
          from audiocraft.models import ${loader}

          model = ${loader}.get_pretrained(${model.id})
          ${duration && code`model.set_generation_params(duration=${duration})`}
          samples = model.generate(${prompts})
          for number, sample in enumerate(samples):
              # Writes sample-0.wav, sample-1.wav
              audio_write(f"sample-{number}", sample.cpu(), model.sample_rate)
        `),
      },
    ]
  },
}
