import { type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasTag, isNamed } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** Each of the authors' models requires accepting its terms. */
const isGated = ({ id }: ModelRecord): boolean => /^pyannote\/(?!wespeaker)/.test(id)

const othersGated = (model: ModelRecord): Piece | undefined =>
  when(isGated(model), code`# The pipeline loads other models: accept their terms as well`)

const separate = (model: ModelRecord): string =>
  python.program(code`
    # pip install "pyannote.audio[separation]" "torch<2.15", with a C compiler, which builds its pesq,
    # and FFmpeg, which reads recordings
    ${othersGated(model)}
    from pyannote.audio import Pipeline

    pipeline = Pipeline.from_pretrained(${model.id})

    # Who speaks when, and what each says alone
    diarization, sources = pipeline("conversation.wav")
    print(diarization)
    print(sources.data.shape)
  `)

/**
 * Pipelines of versions 2 and 3, which refer to models in a form that version 4 rejects, or whose class it no longer
 * has.
 */
const EARLY = /\/(?:overlapped-speech-detection|speaker-diarization|speaker-segmentation|voice-activity-detection)$/

/** Returns a pipeline's install line and the part of its output to print, because version 4 returns several. */
function aboutPipeline(model: ModelRecord): { readonly install: Piece; readonly answer?: Piece } {
  // Torch 2.6 and newer reject the weights that version 3 loads, and version 1 of huggingface_hub rejects its token
  // argument.
  if (EARLY.test(model.id)) {
    return {
      install: code`"pyannote.audio<4" "torch<2.6" "torchaudio<2.6" "huggingface_hub<1" (Python 3.12 or older)`,
    }
  }
  const install = code`pyannote.audio "torch<2.15", and FFmpeg, which reads recordings`
  return isNamed(model, /speaker-diarization/i) ? { install, answer: code`.speaker_diarization` } : { install }
}

export const pyannoteAudio: Library = {
  key: 'pyannote-audio',
  prettyLabel: 'pyannote.audio',
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  filter: true,
  releases: { registry: 'pypi', package: 'pyannote.audio' },
  fetchesGated: isGated,
  examples: (model) => {
    if (isNamed(model, /speech-separation/i)) return [{ language: 'python', content: separate(model) }]
    if (hasTag(model, 'pyannote-audio-pipeline')) {
      const { install, answer } = aboutPipeline(model)
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install ${install}
            ${othersGated(model)}
            from pyannote.audio import Audio, Pipeline
            from pyannote.core import Segment

            pipeline = Pipeline.from_pretrained(${model.id})

            # The whole recording
            print(pipeline("conversation.wav")${answer})

            # Only its seconds 1 to 4
            waveform, sample_rate = Audio().crop("conversation.wav", Segment(start=1.0, end=4.0))
            print(pipeline({"waveform": waveform, "sample_rate": sample_rate})${answer})
          `),
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install pyannote.audio "torch<2.15", and FFmpeg, which reads recordings
          from pyannote.audio import Inference, Model
          from pyannote.core import Segment

          model = Model.from_pretrained(${model.id})
          inference = Inference(model)

          # The whole recording
          print(inference("conversation.wav"))

          # Only its seconds 1 to 4
          print(inference.crop("conversation.wav", Segment(start=1.0, end=4.0)))
        `),
      },
    ]
  },
}
