import { name } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

/** Later generations, each with a different module, class, or arguments. */
const GENERATIONS = [
  {
    repository: /tts-?2(?![.\d])/i,
    module: 'infer_v2',
    loader: name('IndexTTS2'),
    speak: code`tts.infer(spk_audio_prompt="voice.wav", text="The ferry leaves at noon.", output_path="speech.wav")`,
  },
  {
    repository: /tts-?2\.5/i,
    module: 'infer_v2_5',
    loader: name('IndexTTS2'),
    speak: code`tts.infer(spk_audio_prompt="voice.wav", text="The ferry leaves at noon.", lang="EN", output_path="speech.wav")`,
  },
] as const
const FIRST = {
  module: 'infer',
  loader: name('IndexTTS'),
  speak: code`tts.infer("voice.wav", "The ferry leaves at noon.", "speech.wav")`,
} as const

export const indexTts: Library = {
  key: 'index-tts',
  prettyLabel: 'IndexTTS',
  repoName: 'IndexTTS',
  repoUrl: 'https://github.com/index-tts/index-tts',
  filter: false,
  // The authors only support uv, which installs the Python version that their pinned packages need.
  examples: (model) => {
    const { module, loader, speak } = GENERATIONS.find(({ repository }) => repository.test(nameOf(model))) ?? FIRST
    return [
      {
        language: 'python',
        content: python.program(code`
          # Run this inside a clone of https://github.com/index-tts/index-tts, after uv sync, with uv run python
          from huggingface_hub import snapshot_download
          from indextts.${name(module)} import ${loader}

          snapshot_download(${model.id}, local_dir="checkpoints")
          tts = ${loader}(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")
          # voice.wav is a recording of the voice to use
          ${speak}
        `),
      },
    ]
  },
}
