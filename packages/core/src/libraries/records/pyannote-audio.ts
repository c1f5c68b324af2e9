import { python } from '../../languages/python/writer.ts'
import { hasTag, isNamed } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

const separate = (model: ModelRecord): string => python.code`
# pip install "pyannote.audio[separation]" "torch<2.15", and FFmpeg, which reads recordings
from pyannote.audio import Pipeline

pipeline = Pipeline.from_pretrained(${model.id})

# Who speaks when, and what each says alone
diarization, sources = pipeline("conversation.wav")
print(diarization)
print(sources.data.shape)
`

export const pyannoteAudio: Library = {
  key: 'pyannote-audio',
  prettyLabel: 'pyannote.audio',
  repoName: 'pyannote-audio',
  repoUrl: 'https://github.com/pyannote/pyannote-audio',
  filter: true,
  releases: { registry: 'pypi', package: 'pyannote.audio' },
  examples: (model) => {
    if (isNamed(model, /speech-separation/i)) return [{ language: 'python', content: separate(model) }]
    if (hasTag(model, 'pyannote-audio-pipeline')) {
      // Its answer holds several, and is printed as where they lie in memory.
      const answer = isNamed(model, /speaker-diarization/i) ? raw('.speaker_diarization') : undefined
      return [
        {
          language: 'python',
          content: python.code`
# pip install pyannote.audio "torch<2.15", and FFmpeg, which reads recordings
from pyannote.audio import Audio, Pipeline
from pyannote.core import Segment

pipeline = Pipeline.from_pretrained(${model.id})

# The whole recording
print(pipeline("conversation.wav")${answer})

# Only its seconds 2 to 5
waveform, sample_rate = Audio().crop("conversation.wav", Segment(start=2.0, end=5.0))
print(pipeline({"waveform": waveform, "sample_rate": sample_rate})${answer})
`,
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.code`
# pip install pyannote.audio "torch<2.15", and FFmpeg, which reads recordings
from pyannote.audio import Inference, Model
from pyannote.core import Segment

model = Model.from_pretrained(${model.id})
inference = Inference(model)

# The whole recording
print(inference("conversation.wav"))

# Only its seconds 2 to 5
print(inference.crop("conversation.wav", Segment(start=2.0, end=5.0)))
`,
      },
    ]
  },
}
