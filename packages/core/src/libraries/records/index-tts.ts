import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

export const indexTts: Library = {
  key: 'index-tts',
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
  filter: false,
  examples: (model) => {
    // The second generation has a class and arguments of its own.
    const second = /tts-?2$/i.test(nameOf(model))
    const speak = second
      ? 'tts.infer(spk_audio_prompt="voice.wav", text="The ferry leaves at noon.", output_path="speech.wav")'
      : 'tts.infer("voice.wav", "The ferry leaves at noon.", "speech.wav")'
    const loader = raw(second ? 'IndexTTS2' : 'IndexTTS')
    return [
      {
        language: 'python',
        content: python.code`
# pip install git+https://github.com/index-tts/index-tts (Python 3.10 or 3.11)
from huggingface_hub import snapshot_download
from indextts.${raw(second ? 'infer_v2' : 'infer')} import ${loader}

snapshot_download(${model.id}, local_dir="checkpoints")
tts = ${loader}(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")
# voice.wav is a recording of the voice to speak with
${raw(speak)}
`,
      },
    ]
  },
}
