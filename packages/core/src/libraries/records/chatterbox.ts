import { python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { raw } from '../../values/value.ts'
import type { Library } from '../library.ts'

export const chatterbox: Library = {
  key: 'chatterbox',
  prettyLabel: 'Chatterbox',
  repoName: 'Chatterbox',
  repoUrl: 'https://github.com/resemble-ai/chatterbox',
  filter: false,
  countDownloads: 'path:"tokenizer.json"',
  releases: { registry: 'pypi', package: 'chatterbox-tts', module: 'chatterbox' },
  // Each class fetches the repository of its authors' model; another one is read from a folder.
  examples: (model) => {
    const turbo = /turbo/i.test(nameOf(model))
    const loader = raw(turbo ? 'ChatterboxTurboTTS' : 'ChatterboxTTS')
    const own = model.id.startsWith('ResembleAI/')
    const get = own ? undefined : raw('from huggingface_hub import snapshot_download\n')
    const load = own
      ? raw(`${loader.code}.from_pretrained(device="cuda")`)
      : raw(python.code`${loader}.from_local(snapshot_download(${model.id}), device="cuda")`)
    return [
      {
        language: 'python',
        content: python.code`
# pip install chatterbox-tts "setuptools<82" (Python 3.13 or older)
import torchaudio as ta
from chatterbox.${raw(turbo ? 'tts_turbo' : 'tts')} import ${loader}
${get}
model = ${load}
wav = model.generate("The library opens at nine and closes at six, except on Sundays when it stays shut.")
ta.save("speech.wav", wav, model.sr)

# Speak with the voice of a recording of more than five seconds
wav = model.generate("And this is how I sound in another sentence.", audio_prompt_path="voice.wav")
ta.save("same-voice.wav", wav, model.sr)
`,
      },
    ]
  },
}
