import type { Piece } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { nameOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/**
 * Returns how a model speaks: with a voice described by a text, with the voice of a recording, or with its own
 * speakers.
 */
function speak(model: ModelRecord): Piece {
  const name = nameOf(model)
  if (name.includes('VoiceDesign')) {
    return code`
      wavs, sample_rate = model.generate_voice_design(
          text="Good morning! The kettle is on.",
          language="English",
          instruct="An elderly storyteller, warm and unhurried.",
      )
    `
  }
  if (/-Base\b/.test(name)) {
    return code`
      wavs, sample_rate = model.generate_voice_clone(
          text="Good morning! The kettle is on.",
          language="English",
          ref_audio="voice.wav",
          ref_text="What is said in voice.wav.",
      )
    `
  }
  return code`
    wavs, sample_rate = model.generate_custom_voice(
        text="Good morning! The kettle is on.",
        language="English",
        speaker="Ryan",
        instruct="Cheerful, a little out of breath.",
    )
  `
}

/** A model that converts audio to tokens and back. */
const recode = (model: ModelRecord): string =>
  python.program(code`
    # pip install qwen-tts "torch<2.15"
    import soundfile as sf
    from qwen_tts import Qwen3TTSTokenizer

    tokenizer = Qwen3TTSTokenizer.from_pretrained(${model.id}, device_map="cuda:0")
    wavs, sample_rate = tokenizer.decode(tokenizer.encode("speech.wav"))
    sf.write("decoded.wav", wavs[0], sample_rate)
  `)

const synthesize = (model: ModelRecord): string =>
  python.program(code`
    # pip install qwen-tts "torch<2.15"
    import soundfile as sf
    import torch
    from qwen_tts import Qwen3TTSModel

    model = Qwen3TTSModel.from_pretrained(
        ${model.id},
        device_map="cuda:0",
        dtype=torch.bfloat16,
    )

    ${speak(model)}
    sf.write("speech.wav", wavs[0], sample_rate)
  `)

export const qwen3Tts: Library = {
  key: 'qwen3_tts',
  prettyLabel: 'Qwen3-TTS',
  repoName: 'Qwen3-TTS',
  repoUrl: 'https://github.com/QwenLM/Qwen3-TTS',
  filter: false,
  releases: { registry: 'pypi', package: 'qwen-tts', module: 'qwen_tts' },
  // Flash attention is a separate package to build; the default attention works without it.
  examples: (model) => [
    { language: 'python', content: /-Tokenizer-/.test(nameOf(model)) ? recode(model) : synthesize(model) },
  ],
}
